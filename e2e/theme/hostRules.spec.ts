/**
 * Some themes have rules for every `div` or every child of the body, which also match the contact widget's node. Such a
 * rule must not move the launcher from its corner, put it behind the page, or make the page longer.
 */

import type { Page } from '@playwright/test';
import { openContact, SIMPLE_CHANNELS } from '../contact/kit/contactPage.ts';
import { shortForm } from '../contact/kit/formChannel.ts';
import { openForm } from '../contact/kit/formPage.ts';
import { settle } from '../kit/settle.ts';
import { expect, test } from '../kit/test.ts';

// Allows failures of these checks, because here a theme's CSS rules cause them in server-rendered nodes, which are not
// ours.
test.use({
  allow: { axe: ['color-contrast', 'target-size', 'scrollable-region-focusable'], pageState: ['scroll', 'overflow'] },
});

const body = '<main><p style="block-size:4000px">A long page</p></main>';
/** A stripe on its own layer that covers the right edge of the window. */
const STRIPE =
  '<p style="position:fixed;inset:0 0 0 auto;inline-size:200px;margin:0;z-index:50;background:#fff">A strip</p>';

const FRAMES = [
  'div{transform:translateZ(0)}',
  'div:not(.a):not(.b):not(.c){rotate:0.01deg!important}',
  'body > *{filter:contrast(0.99)!important}',
  'body > div{backdrop-filter:blur(0px)}',
  'div{will-change:transform}',
  'div{perspective:900px}',
  'body > div{contain:content!important}',
  'body > *{content-visibility:auto}',
  'div{transform-style:preserve-3d}',
  'div{clip-path:inset(0)}',
  'div{mask:linear-gradient(#000,#000)}',
  // Animations on the page: one when it appears, and one that never ends.
  '@keyframes rise{from{opacity:0.5;transform:translateY(40px)}}body > *{animation:rise 0.2s both}',
  '@keyframes turn{to{rotate:360deg;filter:blur(1px)}}body > div{animation:turn 60s linear infinite}',
  'div{transition:all 60s;transform:translateX(40px)}',
];

const launcherIn = (page: Page) => page.locator('.open-chaty');

for (const rule of FRAMES)
  test(`the launcher stays in its corner and its list opens inside the window under "${rule}"`, async ({
    page,
    servePage,
  }) => {
    await openContact(page, servePage, { body, widgets: [{ channels: SIMPLE_CHANNELS }] });
    await settle(page);
    const before = await launcherIn(page).boundingBox();
    await page.evaluate((css) => {
      window.__hadayaGuest?.asHost(() =>
        document.head.append(Object.assign(document.createElement('style'), { textContent: css })),
      );
      scrollTo(0, 300);
    }, rule);
    await expect.poll(() => launcherIn(page).boundingBox()).toEqual(before);
    await launcherIn(page).click();
    await expect(page.locator('#Phone-0-channel a')).toBeInViewport({ ratio: 1 });
  });

for (const rule of [
  'div{transform:translateZ(0)}',
  '@keyframes rise{from{transform:translateY(40px)}}body > *{animation:rise 0.2s both}',
  'body div{padding:30px;margin:40px 0;position:relative!important;inset:auto!important;border:0!important;white-space:nowrap;z-index:1}',
])
  test(`the direct links shown when files fail stay in the corner under "${rule}"`, async ({
    page,
    servePage,
    guest,
  }) => {
    await guest.allow({ console: [/Failed to load resource/, /files of the contact widget could not be loaded/] });
    await page.clock.install();
    await page.route(/contact-widget-prepareList/, (route) => route.abort());
    await openContact(page, servePage, { body: body + STRIPE, widgets: [{ channels: SIMPLE_CHANNELS }] });
    await launcherIn(page).click();
    const links = page.locator('details');
    await expect
      .poll(async () => {
        await page.clock.runFor(1000);
        return links.isVisible();
      })
      .toBe(true);
    const before = await links.boundingBox();
    await page.evaluate((css) => {
      window.__hadayaGuest?.asHost(() =>
        document.head.append(Object.assign(document.createElement('style'), { textContent: css })),
      );
      scrollTo(0, 300);
    }, rule);
    await expect.poll(() => links.boundingBox()).toEqual(before);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Try again' }).click({ trial: true });
  });

test('puts the launcher in its corner before a body animation starts', async ({ page, servePage }) => {
  const head =
    '<style>@keyframes rise{from{opacity:0.5;transform:translateY(40px)}}body > *{animation:rise 1s 600s both}</style>';
  await openContact(page, servePage, { head, body, widgets: [{ channels: SIMPLE_CHANNELS }] });
  await expect(launcherIn(page)).toBeInViewport({ ratio: 1 });
  // A page's rule is allowed to fade the widget.
  await expect(page.locator('#chaty-widget-0').first()).toHaveCSS('opacity', '0.5');
});

test('keeps the launcher above the page when the page stacks all children of its body', async ({ page, servePage }) => {
  const head = '<style>body > :not(p){position:relative;z-index:1;isolation:isolate}</style>';
  await openContact(page, servePage, { head, body: body + STRIPE, widgets: [{ channels: SIMPLE_CHANNELS }] });
  await launcherIn(page).click();
  await expect(page.locator('#Phone-0-channel a')).toBeInViewport({ ratio: 1 });
});

test('a theme’s rules for every div change neither the box of the widget’s node nor the style of its texts', async ({
  page,
  servePage,
}) => {
  const rules =
    'padding:30px;margin:40px 0;border:5px solid red;min-height:120px;height:90px;background:red;box-shadow:0 0 9px red;outline:5px solid red;white-space:nowrap;text-indent:30px;word-spacing:9px;text-shadow:0 0 9px red;font-variant:small-caps';
  await openContact(page, servePage, { body, widgets: [{ channels: SIMPLE_CHANNELS }] });
  const shape = () =>
    page.evaluate(() => {
      const host = document.querySelector('[data-hadaya-root="contact-widget"]');
      const style = host && getComputedStyle(host);
      const textStyle = getComputedStyle(host?.shadowRoot?.querySelector('.chaty') ?? document.body);
      return [
        host?.getBoundingClientRect().height,
        style?.marginTop,
        style?.backgroundColor,
        style?.boxShadow,
        style?.outlineStyle,
        textStyle.whiteSpace,
        textStyle.textIndent,
        textStyle.wordSpacing,
        textStyle.textShadow,
        textStyle.fontVariant,
      ];
    });
  const before = await shape();
  expect(before).toEqual([0, '0px', 'rgba(0, 0, 0, 0)', 'none', 'none', 'normal', '0px', '0px', 'none', 'normal']);
  await page.evaluate(
    (css) =>
      window.__hadayaGuest?.asHost(() =>
        document.head.append(Object.assign(document.createElement('style'), { textContent: `body div{${css}}` })),
      ),
    rules,
  );
  expect(await shape()).toEqual(before);
});

/** Rules that accessibility tools, page transitions and themes apply later, through a body class or a style sheet. */
const LATER = [
  'body{transform:translateY(0)}',
  'body{filter:grayscale(1)}',
  'body{transition:transform 0.2s 0.1s;transform:scale(0.99)}',
  '@keyframes rise{from{transform:translateY(40px)}}body{animation:rise 0.2s 0.1s}',
  '@keyframes rise{from{transform:translateY(40px)}}body{animation:rise 1s 600s}',
  '@keyframes rise{from{transform:translateY(40px)}}body > *,div{animation:rise 0.2s 0.1s both}',
  '@keyframes turn{to{rotate:360deg;filter:blur(1px)}}div{animation:turn 60s 0.1s linear infinite}',
  '@keyframes rise{from{transform:translateY(40px)}}#page{animation:rise 0.2s 0.1s both;will-change:transform}',
];

/**
 * Returns the distinct positions of the launcher in 40 frames after a rule has been added to the page. Scrolls the page
 * after half of them.
 */
const placesOf = (page: Page, css: string) =>
  page.evaluate(async (text) => {
    const style = Object.assign(document.createElement('style'), { textContent: text });
    const launcher = document.querySelector('.chaty[data-hadaya-root], [data-hadaya-root="contact-widget"]');
    const button = launcher?.shadowRoot?.querySelector('.open-chaty');
    const positions = new Set<string>();
    window.__hadayaGuest?.asHost(() => document.head.append(style));
    for (let frame = 0; frame < 40; frame += 1) {
      await new Promise(requestAnimationFrame);
      // Waits until the frame has been painted, because its layout is final only then.
      await new Promise((resolve) => setTimeout(resolve));
      const { x = 0, y = 0 } = button?.getBoundingClientRect() ?? {};
      positions.add(`${Math.round(x)} ${Math.round(y)}`);
      if (frame === 20) scrollTo(0, 300);
    }
    return [...positions];
  }, css);

for (const rule of LATER)
  test(`the launcher stays in its corner in every frame after "${rule}" is applied`, async ({ page, servePage }) => {
    const content = `<div id="page">${body}</div>`;
    await openContact(page, servePage, { body: content, widgets: [{ channels: SIMPLE_CHANNELS }] });
    await settle(page);
    const box = await launcherIn(page).boundingBox();
    expect(await placesOf(page, rule)).toEqual([`${Math.round(box?.x ?? 0)} ${Math.round(box?.y ?? 0)}`]);
    await launcherIn(page).click();
    await expect(page.locator('#Phone-0-channel a')).toBeInViewport({ ratio: 1 });
  });

test('the launcher returns to its corner when a full-size body becomes a containing block and scrolls', async ({
  page,
  servePage,
}) => {
  await openContact(page, servePage, { body, widgets: [{ channels: SIMPLE_CHANNELS }] });
  await settle(page);
  const before = await launcherIn(page).boundingBox();
  await placesOf(page, 'html,body{block-size:100%}body{margin:0;will-change:transform}');
  await expect.poll(() => launcherIn(page).boundingBox()).toEqual(before);
});

for (const browser of ['today’s browser', 'a browser without moveBefore()'])
  test(`form input and focus survive when the body becomes a containing block, in ${browser}`, async ({
    page,
    servePage,
  }) => {
    if (browser !== 'today’s browser')
      await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'moveBefore'));
    await openForm(page, servePage, shortForm());
    const field = page.getByLabel('Message');
    await field.fill('100 mugs');
    await placesOf(page, 'body{filter:grayscale(1)}main{block-size:4000px}');
    await expect(field).toBeFocused();
    await page.keyboard.type(', please');
    await expect(field).toHaveValue('100 mugs, please');
    await expect(field).toBeInViewport({ ratio: 1 });
  });
