import { contactChannel } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoLayoutShift, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';
import { haveVisited } from './kit/visitor.ts';

const channels = SIMPLE_CHANNELS;
const list = (page: Page) => page.locator('.chaty-channel-list');

test('applies the owner’s sizes and spacing in pixels, and a left-hand widget stays on the left in RTL', async ({
  page,
  servePage,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const settings = { position: 'left', bottom_spacing: '40', side_spacing: '60', widget_size: '70' };
  await openContact(page, servePage, { dir: 'rtl', widgets: [{ settings, channels }] });
  // As in the plugin, the launcher is four pixels further from the window's edge than the panels.
  await expect
    .poll(() => page.locator('.open-chaty').boundingBox())
    .toEqual({ x: 64, y: 800 - 40 - 70, width: 70, height: 70 });
  await page.locator('.open-chaty').click();
  await expect(list(page).locator('.chaty-channel').first()).toHaveCSS('opacity', '1');
  const top = async (index: number) => (await list(page).locator('.chaty-channel').nth(index).boundingBox())?.y ?? 0;
  await expect.poll(async () => (await top(1)) - (await top(0))).toBe(78);
});

test('fourteen channels in a column and six in a row fit a phone’s window', async ({ page, servePage, snap }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  const many = Array.from({ length: 14 }, (_, index) =>
    contactChannel(`Custom_Link_${index}`, { value: 'x', url: 'https://gifts.example/' }),
  );
  const row = [...channels, contactChannel('Telegram', { value: 'x' })];
  await openContact(page, servePage, {
    widgets: [
      { settings: { position: 'left' }, channels: many },
      { id: '_1', settings: { icon_view: 'horizontal' }, channels: row },
    ],
  });
  for (const [id, all] of [
    ['0', many],
    ['_1', row],
  ] as const) {
    await page.locator(`#chaty-widget-${id} .open-chaty`).click();
    const links = page.locator(`#chaty-widget-${id} .chaty-channel-list a`);
    await expect(links).toHaveCount(all.length);
    for (const item of await links.all()) await expect(item).toBeInViewport({ ratio: 0.99 });
    await snap(id === '0' ? 'contact-many' : 'contact-horizontal');
  }
  // The close button's label is above the button and does not overlap it.
  const [raised, height] = await page
    .locator('#chaty-widget-_1 .chaty-cta-close')
    .evaluate((button) => [Number.parseFloat(getComputedStyle(button, '::after').bottom), button.clientHeight]);
  expect(raised).toBeGreaterThanOrEqual(height ?? Number.NaN);
});

const EFFECTS = ['blink', 'fade', 'floating', 'jump', 'pulse', 'pulse-icon', 'sheen', 'shockwave', 'spin', 'waggle'];

test('every effect runs for at most five seconds, and not at all under reduced motion', async ({ page, servePage }) => {
  const widgets = EFFECTS.map((effect, index) => ({
    id: `_${index}`,
    settings: { attention_effect: effect },
    channels,
  }));
  // Some animations end before the last element is rendered, so the page records from the start which elements have
  // moved and for how long.
  await page.addInitScript(() => {
    const ends: Record<string, number> = {};
    Object.defineProperty(window, '__ends', { value: ends });
    const look = () => {
      for (const { shadowRoot } of document.querySelectorAll('.chaty')) {
        const effect = /chaty-animation-([\w-]+)/.exec(shadowRoot?.innerHTML ?? '')?.[1] ?? 'none';
        for (const { effect: timing } of shadowRoot?.getAnimations() ?? [])
          ends[effect] = Math.max(ends[effect] ?? 0, Number(timing?.getComputedTiming().endTime));
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await openContact(page, servePage, { widgets });
  const kept = (): Promise<Record<string, number>> => page.evaluate(() => Reflect.get(window, '__ends'));
  await expect.poll(async () => Object.keys(await kept()).sort()).toEqual(EFFECTS);
  for (const [effect, end] of Object.entries(await kept())) expect(end, effect).toBeLessThanOrEqual(5000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moving = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.chaty')].flatMap(({ shadowRoot }) => shadowRoot?.getAnimations().length ?? 0),
    );
  await expect.poll(moving).toEqual(EFFECTS.map(() => 0));
});

test('all effects except the pulse effects animate only transform and opacity', async ({ page, servePage }) => {
  const widgets = EFFECTS.filter((effect) => !effect.startsWith('pulse')).flatMap((effect, index) =>
    [channels, channels.slice(0, 1)].map((some, both) => ({
      id: `_${2 * index + both}`,
      settings: { attention_effect: effect },
      channels: some,
    })),
  );
  // Records from the start which properties are animated, because some animations end before the last element is
  // rendered.
  await page.addInitScript(() => {
    const changed: Record<string, true> = {};
    Object.defineProperty(window, '__changed', { value: changed });
    const look = () => {
      for (const { shadowRoot } of document.querySelectorAll('.chaty'))
        for (const animation of shadowRoot?.getAnimations() ?? [])
          if (animation instanceof CSSAnimation && animation.effect instanceof KeyframeEffect)
            for (const frame of animation.effect.getKeyframes())
              for (const name of Object.keys(frame)) changed[`${animation.animationName} ${name}`] = true;
      requestAnimationFrame(look);
    };
    look();
  });
  await openContact(page, servePage, { widgets });
  const changed = async (): Promise<readonly string[]> =>
    Object.keys(await page.evaluate(() => Reflect.get(window, '__changed'))).filter(
      (name) => !/ (?:offset|easing|composite|computedOffset)$/.test(name),
    );
  const moved = async () => new Set((await changed()).map((name) => name.replace(/^chaty-| .*/g, '')));
  const effects = ['blink', 'fade', 'float', 'jump', 'sheen', 'shock', 'spin', 'waggle'];
  await expect.poll(async () => [...(await moved())]).toEqual(expect.arrayContaining(effects));
  expect((await changed()).filter((name) => !/ (?:transform|opacity)$/.test(name))).toEqual([]);
});

test('opening the widget causes no layout shift, third-party request or console output', async ({
  page,
  servePage,
  guest,
}) => {
  await haveVisited(page, '0', ['v-widget'], 1);
  await openContact(page, servePage, { isPainted: true });
  await page.locator('.open-chaty').click();
  await expectNoLayoutShift(page);
  expect(guest.requests.filter((address) => !address.includes('127.0.0.1'))).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.open-chaty')).toBeHidden();
});

test('with isolation none, the owner’s style sheet applies to the widget but not to the page', async ({
  page,
  servePage,
}) => {
  const settings = {
    has_custom_css: 1,
    custom_css: '#chaty-widget-0 .chaty-cta-button{outline:3px solid rgb(1, 2, 3)} h1{display:none}',
  };
  await openContact(page, servePage, { options: { isolation: 'none' }, widgets: [{ settings, channels }] });
  await expect(page.locator('#chaty-widget-0')).toHaveClass(
    /chaty chaty-id-0 chaty-widget-0 chaty-key-0 first_click active/,
  );
  await expect(page.locator('.chaty-cta-main .chaty-cta-button')).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
  await expect(page.locator('h1')).toBeVisible();
  await page.locator('.open-chaty').press('Enter');
  await expect(page.locator('#Whatsapp-0-channel a')).toBeFocused();
  await expectAccessible(page);
});
