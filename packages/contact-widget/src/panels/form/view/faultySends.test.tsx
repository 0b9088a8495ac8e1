import { createTestEnvironment, type TestEnvironment } from '@hadaya/testing';
import { contactChannel } from '@hadaya/testing/shop';
import { expect, test, vi } from 'vitest';
import { drawWidget } from '../../../testing/drawWidget.tsx';

const SENDS = 1000;
const STORED = { status: 1, error: 0, errors: [], message: 'Thank you' };
const STALE = { status: 0, error: 0, errors: [], message: 'Invalid request, Please try again' };
const AJAX_URL = 'https://shop.example/wp-admin/admin-ajax.php';

const json = (body: unknown, init?: ResponseInit) => async () => new Response(JSON.stringify(body), init);
const text =
  (body: string, status = 200) =>
  async () =>
    new Response(body, { status });

const hang = ({ signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

const FAULTS: readonly (readonly [name: string, answer: (sent: RequestInit) => Promise<Response>])[] = [
  ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['offline, and the browser knows', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['403', text('<html>Forbidden</html>', 403)],
  ['403 with -1', text('-1', 403)],
  [
    '429',
    json({ ...STALE, message: 'Please try again in ten minutes' }, { status: 429, headers: { 'retry-after': '600' } }),
  ],
  ['429 of a proxy', text('Too Many Requests', 429)],
  ['500', text('<html>There has been a critical error on this website.</html>', 500)],
  ['502 without a word', text('', 502)],
  ['503', text('<html>Briefly unavailable</html>', 503)],
  ['HTML', text('<!doctype html><title>Log in</title>')],
  ['0', text('0')],
  ['0 with 400', text('0', 400)],
  ['-1', text('-1')],
  ['nothing', text('')],
  ['half of an answer', text('{"status":')],
  ['an answer of something else', json({ success: true })],
  ['time-out', hang],
  ['stale token', json(STALE)],
  [
    'a refused field',
    json({ status: 0, error: 1, errors: [{ field: 'chaty-field-email', message: 'no' }], message: '' }),
  ],
  ['closed tab with draft', hang],
  ['stored', json(STORED)],
];

const form = contactChannel('Contact_Us', {
  contact_fields: [
    { field: 'message', title: 'Message', is_required: 1, placeholder: '', type: 'textarea' },
    { is_custom: 1, field_dropdown: 'file', field_label: 'Logo', is_required: 0 },
  ],
});

interface Visit {
  readonly box: () => HTMLTextAreaElement;
  readonly root: ShadowRoot;
  leave(): void;
}

/** Opens the form in its own page, as after a reload. */
function open(environment: TestEnvironment): Visit {
  const drawn = drawWidget([{ channels: [form] }], {
    environment,
    settings: { ajax_url: AJAX_URL },
  });
  const { page, root } = drawn;
  page.store.dispatch({ kind: 'open-list', id: '0', by: 'pointer' });
  page.store.dispatch({ kind: 'open-panel', id: '0', channel: 'Contact_Us', by: 'pointer' });
  return { root, box: () => drawn.get<HTMLTextAreaElement>('textarea'), leave: drawn.leave };
}

function write(box: HTMLTextAreaElement, text: string): void {
  Reflect.set(HTMLTextAreaElement.prototype, 'value', text, box);
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

test(`${SENDS} faulty submissions lose no message: each is kept or stored`, async () => {
  const stored: string[] = [];
  let asked = 0;
  const outcomes = new Map<string, number>();
  let fault = FAULTS[0];
  const isOnline = vi.spyOn(window.navigator, 'onLine', 'get');
  const environment: TestEnvironment = createTestEnvironment({
    fetch: async (_address, init = {}) => {
      asked += 1;
      const answer = await (fault?.[1] ?? hang)(init);
      const message = init.body instanceof FormData ? init.body.get('message') : undefined;
      if (fault?.[0] === 'stored' && typeof message === 'string') stored.push(message);
      return answer;
    },
  });
  const missing: string[] = [];
  let visit = open(environment);
  await vi.waitUntil(() => visit.root.querySelector('textarea'));
  for (let count = 0; count < SENDS; count += 1) {
    fault = FAULTS[count % FAULTS.length];
    const name = fault?.[0] ?? '';
    isOnline.mockReturnValue(name !== 'offline, and the browser knows');
    const text = `Message ${count}: 100 mugs, please`;
    write(visit.box(), text);
    await environment.clock.advanceAsync(1000);
    visit.root.querySelector('form')?.requestSubmit();
    await environment.clock.advanceAsync(1000);
    if (name === 'closed tab with draft') {
      visit.leave();
      visit = open(environment);
      await vi.waitUntil(() => visit.root.querySelector('textarea'));
    } else {
      if (name === 'time-out') await environment.clock.advanceAsync(61_000);
      await vi.waitUntil(() => visit.root.querySelector('.chaty-submit-button[aria-disabled="false"]'), {
        interval: 1,
      });
    }
    const isThere = visit.box().value === text;
    const isStored = stored.includes(text);
    if (isThere === isStored) missing.push(`${name}: ${text}`);
    const outcome = isStored ? 'stored' : 'still there';
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }
  visit.leave();
  const sums = [...outcomes].map(([outcome, count]) => `${count} ${outcome}`).join(', ');
  console.log(`${SENDS} sends in ${FAULTS.length} ways: ${sums}, ${missing.length} lost`);
  expect(missing).toEqual([]);
  expect(asked).toBe(SENDS - Math.ceil((SENDS - 1) / FAULTS.length));
  expect(stored.length).toBe(Math.floor(SENDS / FAULTS.length));
}, 900_000);
