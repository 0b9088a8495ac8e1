import { createTestEnvironment } from '@hadaya/testing';
import { contactChannel } from '@hadaya/testing/shop';
import { afterEach, expect, test, vi } from 'vitest';
import type { ContactOptions } from '../../settings.ts';
import { type DrawnWidget, drawWidget } from '../../testing/drawWidget.tsx';
import { writeField } from '../../testing/openPanel.ts';

const channels = [
  contactChannel('Contact_Us', {
    widget_token: 'oldtoken00',
    contact_fields: [{ field: 'message', title: 'Message', is_required: 1, type: 'textarea' }],
  }),
  contactChannel('Phone', { value: '+968 9000 0001', hover_text: 'Call us' }),
];
const STORED = { status: 1, error: 0, errors: [], message: 'Thank you' };
const STALE = { status: 0, error: 0, errors: [], message: 'Invalid request, Please try again' };
/** Represents a request that fails without a response. */
const FAILED = {};
const FRESH_PAGE = '<script>{"widget_token":"freshtoken","widget_index":""}</script>';
const OUR_PLUGIN = { fresh_nonce_action: 'hadaya_fresh_nonce' };

let drawn: DrawnWidget | undefined;
afterEach(() => {
  drawn?.leave();
  for (const name of ['gtag', 'dataLayer']) Reflect.deleteProperty(window, name);
});

/**
 * The form's server: its responses to messages (in order), to our plugin's action, and to the second request for the
 * page.
 */
interface Shop {
  readonly answers: readonly object[];
  readonly action?: () => Response;
  readonly page?: string;
  readonly settings?: object;
  readonly options?: Partial<ContactOptions>;
}

/** Opens the form. `send` writes and sends a message; `tokens` lists the tokens of the sent messages. */
async function openForm({ answers, action, page = '', settings = {}, options = {} }: Shop) {
  const tokens: unknown[] = [];
  const keys: unknown[] = [];
  const bodies: FormData[] = [];
  const sentAt: number[] = [];
  const environment = createTestEnvironment({
    fetch: async (_url, { body } = {}) => {
      if (!body) return new Response(page);
      if (String(body).includes('hadaya_fresh_nonce')) return action?.() ?? new Response('0');
      if (!(body instanceof FormData)) return new Response('0');
      tokens.push(body.get('nonce'));
      keys.push(body.get('form_key'));
      bodies.push(body);
      sentAt.push(environment.clock.now());
      const answer = answers[tokens.length - 1];
      if (answer === FAILED) throw new TypeError('Failed to fetch');
      return new Response(JSON.stringify(answer));
    },
  });
  const widget = drawWidget([{ channels, settings: { is_google_analytics_enabled: 'on' } }], {
    environment,
    options,
    settings: { ajax_url: 'https://shop.example/ajax', ...settings },
  });
  drawn = widget;
  widget.page.store.dispatch({ kind: 'open-panel', id: '0', channel: 'Contact_Us', by: 'page' });
  const box = await vi.waitFor(() => widget.get<HTMLTextAreaElement>('textarea'));
  const send = async () => {
    box.focus();
    writeField(box, '100 mugs');
    await vi.waitFor(() => expect(box.value).toBe('100 mugs'));
    await environment.clock.advanceAsync(1000);
    widget.get<HTMLFormElement>('form').requestSubmit();
    await environment.clock.advanceAsync(1000);
  };
  const warnings = () => environment.logger.warnings.map(({ text }) => text).join('\n');
  return { ...widget, box, send, tokens, keys, bodies, sentAt, warnings, clock: environment.clock };
}

test('fetches the page to get a token and logs a warning when our plugin’s token action fails', async () => {
  const action = () => new Response('{"nonce":""}', { status: 404 });
  const { send, tokens, warnings, get } = await openForm({
    answers: [STORED],
    action,
    page: FRESH_PAGE,
    settings: OUR_PLUGIN,
  });
  await send();
  await vi.waitFor(() => expect(get('.chaty-ajax-success-message').textContent).toBe('Thank you'));
  expect(tokens).toEqual(['freshtoken']);
  expect(warnings()).toContain('returned no fresh token for the contact form; the page is fetched again instead');
});

test.each([
  [
    'a cache that ignores queries',
    { options: { refreshToken: true }, page: FRESH_PAGE.replace('freshtoken', 'oldtoken00') },
    'a cache serves every URL of this page',
  ],
  ['no source of a fresh token', {}, 'Set hadaya.settings.contact.refreshToken'],
])('%s: keeps the message and logs the reason', async (_name, shop, line) => {
  const { send, tokens, warnings, get, box } = await openForm({ answers: [STALE], ...shop });
  await send();
  await vi.waitFor(() => expect(get('.chaty-ajax-error-message').textContent).toContain('Invalid request'));
  expect(box.value).toBe('100 mugs');
  expect(warnings()).toContain('the token of the contact form has expired');
  expect(warnings()).toContain(line);
  expect(tokens).toEqual(['oldtoken00']);
});

test('reports a stored message to the site’s analytics without visitor data', async () => {
  const heard: unknown[] = [];
  Object.assign(window, { dataLayer: [], gtag: (...args: unknown[]) => heard.push(args) });
  const { send, get } = await openForm({ answers: [STORED] });
  await send();
  await vi.waitFor(() => get('.chaty-ajax-success-message'));
  expect(heard).toEqual([['event', 'generate_lead', { method: 'chaty_Contact_Us' }]]);
  expect(Reflect.get(window, 'dataLayer')).toEqual([{ event: 'generate_lead', method: 'chaty_Contact_Us' }]);
});

test('fires before-send, sent and failed events, and keeps the text of a cancelled submission', async () => {
  const heard: string[] = [];
  const listening = new AbortController();
  for (const name of ['before-send', 'sent', 'failed'])
    document.addEventListener(
      `hadaya:contact:${name}`,
      (event) => {
        heard.push(name);
        if (heard.length === 1) event.preventDefault();
      },
      { signal: listening.signal },
    );
  const { send, tokens, get, box } = await openForm({ answers: [{ ...STALE, message: 'Not today' }, STORED] });
  await send();
  expect(heard).toEqual(['before-send']);
  await vi.waitFor(() => expect(get('.chaty-submit-button').getAttribute('aria-disabled')).toBe('false'));
  expect([tokens, box.value]).toEqual([[], '100 mugs']);
  await send();
  await vi.waitFor(() => expect(heard).toEqual(['before-send', 'before-send', 'failed']));
  await send();
  await vi.waitFor(() => get('.chaty-ajax-success-message'));
  expect(heard.slice(3)).toEqual(['before-send', 'sent']);
  listening.abort();
});

test('reuses a message’s key after a lost response or an expired token and gives the next message a new key', async () => {
  const { send, keys } = await openForm({
    answers: [FAILED, STALE, STORED, STORED],
    action: () =>
      new Response(JSON.stringify({ nonce: `fresh${keys?.length ?? 0}token`, stamp: '1.a', trap: 'f0123456789' })),
    settings: OUR_PLUGIN,
  });
  for (let turn = 0; turn < 3; turn += 1) await send();
  await vi.waitFor(() => expect(keys).toHaveLength(4));
  const [failed, stale, stored, next] = keys;
  expect(failed).toMatch(/^[0-9a-f]{32}$/);
  expect([stale, stored]).toEqual([failed, failed]);
  expect(next).toMatch(/^[0-9a-f]{32}$/);
  expect(next).not.toBe(failed);
});

test.each([
  ['a contact plugin’s handler', {}],
  ['a contact plugin’s handler with tokens from our plugin', OUR_PLUGIN],
])('sends no form key to %s', async (_name, settings) => {
  const action = () => new Response('{"nonce":"freshtoken"}');
  const { send, keys } = await openForm({ answers: [STORED], settings, action });
  await send();
  expect(keys).toEqual([null]);
});

const stamped = (stamp: string) => () =>
  new Response(JSON.stringify({ nonce: 'freshtoken', stamp, trap: 'f0123456789' }));

test('sends the values that the server issued with the token along with the message', async () => {
  const { send, bodies, get } = await openForm({ answers: [STORED], action: stamped('1.abc'), settings: OUR_PLUGIN });
  await send();
  await vi.waitFor(() => get('.chaty-ajax-success-message'));
  expect([...(bodies[0] ?? [])].slice(-2)).toEqual([
    ['stamp', '1.abc'],
    ['f0123456789', ''],
  ]);
});

test('after a rejected token, waits at least 800 ms before it sends the form with a new token', async () => {
  const handedOut: number[] = [];
  let now = () => 0;
  const action = () => {
    handedOut.push(now());
    return stamped(`${handedOut.length}.abc`)();
  };
  const { send, bodies, sentAt, clock, get } = await openForm({
    answers: [STALE, STORED],
    action,
    settings: OUR_PLUGIN,
  });
  now = () => clock.now();
  await send();
  await clock.advanceAsync(1000);
  await vi.waitFor(() => get('.chaty-ajax-success-message'));
  expect(bodies.map((body) => body.get('stamp'))).toEqual(['1.abc', '2.abc']);
  expect((sentAt[1] ?? 0) - (handedOut[1] ?? 0)).toBeGreaterThanOrEqual(800);
});

test('omits an invalid stamp but still sends the token', async () => {
  const action = () => new Response(JSON.stringify({ nonce: 'freshtoken', stamp: 'a b', trap: 'f0' }));
  const { send, bodies, get } = await openForm({ answers: [STORED], action, settings: OUR_PLUGIN });
  await send();
  await vi.waitFor(() => get('.chaty-ajax-success-message'));
  expect(bodies[0]?.has('stamp')).toBe(false);
  expect(bodies[0]?.get('nonce')).toBe('freshtoken');
});

test('the thank-you message replaces the form in the Hadaya look, and the next form starts empty', async () => {
  document.documentElement.dataset.hadayaLook = 'hadaya';
  const { send, get, root, box } = await openForm({ answers: [STORED] });
  document.documentElement.removeAttribute('data-hadaya-look');
  await send();
  await vi.waitFor(() => expect(get('.chaty-sent strong').textContent).toBe('Thank you'));
  expect(get('.chaty-contact-form-body').hidden).toBe(true);
  expect(get('.chaty-contact-form-button').hidden).toBe(true);
  get('.chaty-sent .chaty-plain-button').click();
  await vi.waitFor(() => expect(root.querySelector('.chaty-sent')).toBeNull());
  expect(get('.chaty-contact-form-body').hidden).toBe(false);
  expect(box.value).toBe('');
});

test.each([
  ['the plugin’s look', {}],
  ['the Hadaya look', { hadayaLook: 'hadaya' }],
])('moves focus to the confirmation of a sent form in %s', async (_name, look) => {
  Object.assign(document.documentElement.dataset, look);
  const { send, get, root } = await openForm({ answers: [STORED] });
  document.documentElement.removeAttribute('data-hadaya-look');
  await send();
  await vi.waitFor(() => expect(root.activeElement).toBe(get('.chaty-ajax-success-message')));
});
