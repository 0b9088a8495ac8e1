/** Sixty payloads in every string of the settings and of every answer: nothing runs, nothing becomes an element, nothing is asked for. */
import { contactChannel, contactSettings } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { expect, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';
import { shortForm } from './kit/formChannel.ts';
import { answer, fillShort, openForm, STORED, send } from './kit/formPage.ts';
import { PANELS } from './kit/panelChannels.ts';
import { PAYLOADS } from './kit/payloads.ts';

const ISOLATIONS = ['shadow', 'none'] as const;
const SLUGS = ['Whatsapp', 'Contact_Us', 'WeChat', 'Custom_Link'];

/** Elements that a text could have become. */
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

/** Every string of a value, by its path. */
function leavesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** A copy with other texts at some places. */
function change(value: unknown, paths: readonly Path[], text: string): unknown {
  const copy: unknown = structuredClone(value);
  for (const path of paths) {
    let holder: unknown = copy;
    for (const step of path.slice(0, -1)) holder = Reflect.get(Object(holder), step);
    Reflect.set(Object(holder), path.at(-1) ?? '', text);
  }
  return copy;
}

/** Draws the widgets anew with other settings and opens everything in them. */
const redraw = (page: Page, next: unknown) =>
  page.evaluate(
    async ({ given, slugs }) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const { contact } = Reflect.get(window, 'hadaya');
      contact.destroy();
      Reflect.set(window, 'chaty_settings', given);
      contact.init();
      for (let turn = 0; turn < 6; turn += 1) await frame();
      contact.open(0);
      await frame();
      for (const slug of slugs) {
        contact.open(0, slug);
        for (let turn = 0; turn < 3; turn += 1) await frame();
      }
    },
    { given: next, slugs: SLUGS },
  );

const ran = (page: Page) => page.evaluate(() => Reflect.get(window, '__pwn'));

// What a payload is in the wrong place is told to the owner; it is also a fine relative address of a picture.
test.use({ allow: { console: [/./], globals: ['chaty_settings'], axe: ['color-contrast', 'aria-allowed-attr'] } });

for (const isolation of ISOLATIONS) {
  test(`row 67, S1: sixty payloads in all strings of the settings at once, isolation ${isolation}`, async ({
    page,
    servePage,
    guest,
  }) => {
    test.slow();
    expect(PAYLOADS).toHaveLength(60);
    const plain = { ...contactSettings([{ settings, channels }]) };
    await openContact(page, servePage, { options: { isolation }, widgets: [{ settings, channels }] });
    // What decides which part is drawn stays: the next test changes that too, one at a time.
    const texts = leavesOf(plain).filter(
      (path) =>
        !/^(?:channel|channel_type|is_|has_|ajax_url|field|field_dropdown|type|id|widget_icon$)/.test(
          String(path.at(-1)),
        ),
    );
    for (const payload of PAYLOADS) {
      await redraw(page, change(plain, texts, payload));
      expect(await ran(page), payload).toBeUndefined();
      const strange = page.locator(`[data-hadaya-root] ${STRANGE}`);
      expect(await strange.evaluateAll((nodes) => nodes.map((node) => node.outerHTML)), payload).toEqual([]);
    }
    expect(guest.requests.filter((address) => !address.startsWith(new URL(page.url()).origin))).toEqual([]);
  });

  test(`row 67, S1: every string of the settings, what decides included, isolation ${isolation}`, async ({
    page,
    servePage,
  }) => {
    test.slow();
    const plain = { ...contactSettings([{ settings, channels }]) };
    await openContact(page, servePage, { options: { isolation }, widgets: [{ settings, channels }] });
    const leaves = leavesOf(plain);
    expect(leaves.length).toBeGreaterThan(200);
    // Those of a round lie far apart, in records of their own.
    for (let round = 0; round < PAYLOADS.length; round += 1) {
      const paths = leaves.filter((_path, index) => index % PAYLOADS.length === round);
      await redraw(page, change(plain, paths, PAYLOADS[round] ?? ''));
      expect(await ran(page), paths.map((path) => path.join('.')).join()).toBeUndefined();
    }
  });
}

test('row 67, S1: sixty payloads in every string of the server’s answers', async ({ page, servePage, server }) => {
  test.slow();
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
  for (const payload of PAYLOADS) {
    for (const given of answers) {
      // A relative address of this site would be followed, as it should be.
      const one = 'redirect_link' in given ? { ...given, redirect_link: `javascript:${payload}` } : given;
      await fillShort(page);
      answer(
        server,
        change(
          one,
          leavesOf(one).filter((path) => !/^redirect_/.test(String(path.at(-1)))),
          payload,
        ),
        1,
      );
      const heard = page.waitForResponse(/admin-ajax/);
      await send(page);
      await heard;
      await expect(page.locator('.chaty-submit-button')).toHaveAttribute('aria-disabled', 'false');
      expect(await ran(page), payload).toBeUndefined();
      expect(await page.locator(`.chaty-outer-forms ${STRANGE}`).count(), payload).toBe(0);
    }
  }
  expect(page.url()).toContain('/contact-test/');
});
