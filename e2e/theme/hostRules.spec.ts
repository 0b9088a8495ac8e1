/**
 * Themes write rules for every `div`, or for everything that stands in the body, and the node that holds a contact widget is one:
 * neither may such a rule take the launcher out of its corner, nor put it under the page, nor lengthen the page.
 */
import type { Page } from '@playwright/test';
import { openContact, SIMPLE_CHANNELS } from '../contact/kit/contactPage.ts';
import { settle } from '../kit/settle.ts';
import { expect, test } from '../kit/test.ts';

// What such a sheet does to the server's own nodes is the host's affair.
test.use({
  allow: { axe: ['color-contrast', 'target-size', 'scrollable-region-focusable'], pageState: ['scroll', 'overflow'] },
});

const body = '<main><p style="block-size:4000px">A long page</p></main>';
/** Lies over the right end of the window, on a layer of its own. */
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
  // How a page lets its parts come in, and what goes on for ever.
  '@keyframes rise{from{opacity:0.5;transform:translateY(40px)}}body > *{animation:rise 0.2s both}',
  '@keyframes turn{to{rotate:360deg;filter:blur(1px)}}body > div{animation:turn 60s linear infinite}',
  'div{transition:all 60s;transform:translateX(40px)}',
];

const launcherIn = (page: Page) => page.locator('.open-chaty');

for (const rule of FRAMES)
  test(`the launcher keeps its corner, and its list opens in the window, under "${rule}"`, async ({
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
  test(`links in the place of lost files stand in the corner under "${rule}"`, async ({ page, servePage, guest }) => {
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

test('the launcher stands in its corner while an animation of all that stands in the body has still to begin', async ({
  page,
  servePage,
}) => {
  const head =
    '<style>@keyframes rise{from{opacity:0.5;transform:translateY(40px)}}body > *{animation:rise 1s 600s both}</style>';
  await openContact(page, servePage, { head, body, widgets: [{ channels: SIMPLE_CHANNELS }] });
  await expect(launcherIn(page)).toBeInViewport({ ratio: 1 });
  // To fade it stays the page's right.
  await expect(page.locator('#chaty-widget-0').first()).toHaveCSS('opacity', '0.5');
});

test('the launcher lies over the page where the page puts all that stands in its body on a layer', async ({
  page,
  servePage,
}) => {
  const head = '<style>body > :not(p){position:relative;z-index:1;isolation:isolate}</style>';
  await openContact(page, servePage, { head, body: body + STRIPE, widgets: [{ channels: SIMPLE_CHANNELS }] });
  await launcherIn(page).click();
  await expect(page.locator('#Phone-0-channel a')).toBeInViewport({ ratio: 1 });
});

test('the widget’s node takes no room, and its words keep their shape, under rules for every div', async ({
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
      const words = getComputedStyle(host?.shadowRoot?.querySelector('.chaty') ?? document.body);
      return [
        host?.getBoundingClientRect().height,
        style?.marginTop,
        style?.backgroundColor,
        style?.boxShadow,
        style?.outlineStyle,
        words.whiteSpace,
        words.textIndent,
        words.wordSpacing,
        words.textShadow,
        words.fontVariant,
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
