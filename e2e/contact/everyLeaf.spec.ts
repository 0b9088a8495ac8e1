/**
 * Puts sixty payloads into every string of the settings and responses. None of them may run, become an element or send
 * a request.
 */
import { contactChannel, contactSettings } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { expect, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';
import { shortForm } from './kit/formChannel.ts';
import { openForm, STORED } from './kit/formPage.ts';
import { PANELS } from './kit/panelChannels.ts';
import { PAYLOADS } from './kit/payloads.ts';

const SLUGS = ['Whatsapp', 'Contact_Us', 'WeChat', 'Custom_Link'];

/** Elements that a string could become if it were parsed as HTML. */
const STRANGE =
  ':is(iframe, script, math, object, embed, template, video, details[ontoggle], form form, [onerror], [onload], [onclick])';

type Path = readonly (string | number)[];

const channels = [
  ...PANELS,
  contactChannel('Link', { value: 'x', url: 'https://shop.example/' }),
  ...SIMPLE_CHANNELS.slice(1),
];
const settings = {
  cta_text: 'Ask us',
  cta_head: 'Hello',
  cta_body: 'Body',
  close_text: 'Hide',
  widget_icon: 'chat-image',
  widget_icon_url: '/x.png',
  widget_fa_icon: '',
  widget_color: '#a886cd',
  custom_css: 'b{}',
  has_custom_css: '1',
  cta_text_color: '#333333',
  attention_effect: 'spin',
  pending_mesg_count: '2',
  is_pending_mesg_enabled: 'on',
};
const plain = { ...contactSettings([{ settings, channels }]) };

function leavesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function change(value: unknown, paths: readonly Path[], textOf: (index: number) => string): unknown {
  const copy: unknown = structuredClone(value);
  for (const [index, path] of paths.entries()) {
    let holder: unknown = copy;
    for (const step of path.slice(0, -1)) holder = Reflect.get(Object(holder), step);
    Reflect.set(Object(holder), path.at(-1) ?? '', textOf(index));
  }
  return copy;
}

/**
 * Re-renders the widgets with other settings and opens the list and then every panel. Returns the number of rendered
 * panels.
 */
const redraw = (page: Page, next: unknown, frames = 3) =>
  page.evaluate(
    async ({ given, slugs, most }) => {
      const { contact } = Reflect.get(window, 'hadaya');
      const find = (selector: string) => {
        const host = document.querySelector('[data-hadaya-root="contact-widget"]');
        return (host?.shadowRoot ?? host)?.querySelector(selector);
      };
      const until = async (selector: string) => {
        for (let turn = 0; turn < most && !find(selector); turn += 1)
          await new Promise((resolve) => requestAnimationFrame(resolve));
      };
      contact.destroy();
      Reflect.set(window, 'chaty_settings', given);
      contact.init();
      await until('.chaty-widget');
      contact.open(0);
      await until('.chaty-channel-list');
      for (const slug of slugs) {
        contact.open(0, slug);
        await until(`[role="dialog"][data-channel="${slug}"].active`);
      }
      return slugs.filter((slug) => find(`[role="dialog"][data-channel="${slug}"]`)).length;
    },
    { given: next, slugs: SLUGS, most: frames },
  );

/** Fills in and sends the form once for each response. Returns the responses whose payload ran or became an element. */
const sendAll = (page: Page, bodies: readonly string[]) =>
  page.evaluate(
    async ({ answers, strange }) => {
      const root = document.querySelector('#chaty-widget-0')?.shadowRoot;
      const button = root?.querySelector<HTMLElement>('.chaty-submit-button');
      if (!root || !button) throw new Error('The form is not open');
      const { fetch } = window;
      const bad: string[] = [];
      for (const body of answers) {
        let isAnswered = false;
        window.fetch = async () => {
          isAnswered = true;
          return new Response(body, { headers: { 'content-type': 'text/html' } });
        };
        for (const field of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
          '.chaty-input-field, .chaty-textarea-field',
        )) {
          Reflect.set(Object.getPrototypeOf(field), 'value', field.type === 'email' ? 's@moh.gov.om' : 'Salma', field);
          field.dispatchEvent(new Event('input', { bubbles: true }));
        }
        button.click();
        do await new Promise((resolve) => requestAnimationFrame(resolve));
        while (!isAnswered || button.ariaDisabled !== 'false');
        if (Reflect.has(window, '__pwn') || root.querySelector(`.chaty-outer-forms ${strange}`)) bad.push(body);
      }
      window.fetch = fetch;
      return bad;
    },
    { answers: bodies, strange: STRANGE },
  );

// Allows all console messages, because payloads make settings invalid, and a payload used as a picture's URL is a
// relative URL of a missing file.
test.use({ allow: { console: [/./], globals: ['chaty_settings'], axe: ['color-contrast', 'aria-allowed-attr'] } });

/** Checks whether a string can change without affecting which parts are rendered. */
const isText = (path: Path) =>
  !/^(?:channel|channel_type|is_|has_|ajax_url|field|field_dropdown|type|id|widget_icon$)/.test(String(path.at(-1)));

const harm = (page: Page) =>
  page.evaluate((strange) => {
    const roots = [...document.querySelectorAll('[data-hadaya-root]')].flatMap((host) => [host, host.shadowRoot ?? []]);
    const nodes = roots.flat().flatMap((root) => [...root.querySelectorAll(strange)]);
    return { ran: Reflect.has(window, '__pwn'), elements: nodes.map((node) => node.outerHTML) };
  }, STRANGE);
const NO_HARM = { ran: false, elements: [] };

/** Distance, in the list of all strings, between strings that change together. */
const APART = 30;

// Tries every payload in every string: half of the payloads in a shadow tree, the others in the page's own tree.
for (const [half, isolation] of (['shadow', 'none'] as const).entries()) {
  const rounds = PAYLOADS.map((_payload, round) => round).filter((round) => round % 2 === half);

  test(`sixty attack payloads are harmless in the strings of the settings (isolation ${isolation})`, async ({
    page,
    servePage,
    guest,
  }) => {
    test.slow();
    expect(PAYLOADS).toHaveLength(60);
    await openContact(page, servePage, { options: { isolation }, widgets: [{ settings, channels }] });
    expect(await redraw(page, plain, 300)).toBe(SLUGS.length);
    // Every round uses all payloads; each string gets a different payload in every round.
    const texts = leavesOf(plain).filter(isText);
    for (const round of rounds) {
      const payloadOf = (index: number) => PAYLOADS[(index + round) % PAYLOADS.length] ?? '';
      expect(await redraw(page, change(plain, texts, payloadOf), 300), `round ${round}`).toBe(SLUGS.length);
      expect(await harm(page), `round ${round}`).toEqual(NO_HARM);
    }
    expect(guest.requests.filter((address) => !address.startsWith(new URL(page.url()).origin))).toEqual([]);

    // Changes all strings, including those that determine what is rendered. Strings that change in the same render are
    // far apart, so that they belong to separate records.
    const leaves = leavesOf(plain);
    expect(leaves.length).toBeGreaterThan(200);
    for (const round of rounds.filter((one) => one < APART)) {
      const some = leaves.flatMap((path, index) => (index % APART === round ? [{ path, index }] : []));
      const paths = some.map(({ path }) => path);
      await redraw(
        page,
        change(plain, paths, (at) => PAYLOADS[(some[at]?.index ?? 0) % PAYLOADS.length] ?? ''),
      );
      expect((await harm(page)).ran, paths.map((path) => path.join('.')).join()).toBe(false);
    }
  });
}

test('sixty attack payloads are harmless in the strings of the form’s server responses', async ({
  page,
  servePage,
}) => {
  await openForm(page, servePage, shortForm());
  const answers = [
    {
      status: 0,
      error: 1,
      errors: [
        { field: 'chaty-field-email', message: 'x' },
        { field: 'x', message: 'x' },
      ],
      message: 'x',
    },
    { status: 0, error: 0, errors: [], message: 'x' },
    { ...STORED, message: 'x', redirect_action: 'yes', redirect_link: 'javascript:x', close_form_after_seconds: 'x' },
    { status: 'x', error: 'x', errors: ['x', { field: 'x' }], message: 'x' },
  ];
  const bodies = PAYLOADS.flatMap((payload) =>
    answers.map((given) => {
      // Without the prefix, the payload would be a relative URL of this site, which the widget is allowed to follow.
      const one = 'redirect_link' in given ? { ...given, redirect_link: `javascript:${payload}` } : given;
      const texts = leavesOf(one).filter((path) => !/^redirect_/.test(String(path.at(-1))));
      return JSON.stringify(change(one, texts, () => payload));
    }),
  );
  expect(await sendAll(page, bodies)).toEqual([]);
  expect(page.url()).toContain('/contact-test/');
});
