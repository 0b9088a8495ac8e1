import { localized } from '@hadaya/testing/shop';
import { expect, test } from '../kit/test.ts';
import { menuDocument } from './menuDocument.ts';
import { partsOf, waitForMenu } from './menuPage.ts';

const entry = (text: string, href: string) => ({ text: localized(text, text), href });
const inPage = (href: string) => [
  { ...entry('Gifts', '/gifts/'), children: [entry('To about', href), entry('Table', '/table/')] },
  entry('Last', '/last/'),
];

for (const [layout, width] of [
  ['horizontal', 1280],
  ['horizontal', 390],
  ['expandible', 390],
] as const)
  test(`a section link in a submenu of a ${layout} menu at ${width} px scrolls to its section and closes the menu`, async ({
    page,
    servePage,
    guest,
  }) => {
    await guest.allow({
      pageState: ['address', 'history', 'scroll'],
      hostChanges: [{ selector: '[id]', attributes: ['tabindex'] }],
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(servePage('/m/', menuDocument({ layout }, { entries: inPage('/m/#about') })));
    await waitForMenu(page);
    const { toggle, button, submenu, link } = partsOf(page);
    if (await toggle.isVisible()) await toggle.click();
    await button('Gifts').click();
    await link('To about').click();
    await expect(page.locator('#about')).toBeInViewport();
    await expect(submenu('Gifts')).not.toHaveClass(/sub-menu-open/);
    if (await toggle.isVisible()) await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

test('a section link works when its URL scheme differs from the page’s', async ({ page, servePage, guest }) => {
  await guest.allow({
    pageState: ['address', 'history', 'scroll'],
    hostChanges: [{ selector: '[id]', attributes: ['tabindex'] }],
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const html = menuDocument({}, { entries: inPage('HREF') });
  const address = servePage('/m/', html);
  servePage('/m/', html.replace('HREF', `${address.replace('http:', 'https:')}#about`));
  await page.goto(address);
  await waitForMenu(page);
  await partsOf(page).button('Gifts').click();
  await partsOf(page).link('To about').click();
  await expect(page.locator('#about')).toBeInViewport();
  expect(page.url()).toBe(`${address}#about`);
});

test('an open list stays open when scrolling resizes a phone’s viewport', async ({ page, servePage, guest }) => {
  await guest.allow({ pageState: ['scroll'] });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(servePage('/m/', menuDocument({ layout: 'horizontal' })));
  await waitForMenu(page);
  const { toggle, button, submenu } = partsOf(page);
  await toggle.click();
  await button('Gifts').click();
  for (const height of [744, 800, 744]) {
    await page.setViewportSize({ width: 390, height });
    await page.mouse.wheel(0, 120);
    await page.evaluate(() => window.dispatchEvent(new Event('resize')));
  }
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(submenu('Gifts')).toHaveClass(/sub-menu-open/);
});

for (const layout of ['flyout', 'expandible'] as const)
  test(`the mouse wheel scrolls to the last link of a long ${layout} menu on a phone in landscape`, async ({
    page,
    servePage,
    guest,
  }) => {
    await guest.allow({ pageState: ['scroll'] });
    await page.setViewportSize({ width: 667, height: 320 });
    const long = Array.from({ length: 14 }, (_, at) => entry(`Entry ${at}`, `/entry-${at}/`));
    const entries = [...inPage('/m/#about'), ...long];
    // A rule from Elementor's style sheet, which every page with an Elementor menu loads.
    const sheet = '<style>* { box-sizing: border-box; }</style>';
    const html = menuDocument({ layout }, { entries }).replace('</head>', `${sheet}</head>`);
    await page.goto(servePage('/m/', html));
    await waitForMenu(page);
    const { toggle, link } = partsOf(page);
    await toggle.click();
    await expect(link('Entry 13')).not.toBeInViewport();
    await link('Gifts').hover();
    const reach = async () => {
      await page.mouse.wheel(0, 120);
      await expect(link('Entry 13')).toBeInViewport({ ratio: 1, timeout: 500 });
    };
    await expect(reach).toPass({ timeout: 20_000 });
    await page.keyboard.press('Escape');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 1280, height: 800 } });

  test('a tap outside the menu closes an open submenu, but a tap inside the submenu does not', async ({
    page,
    servePage,
  }) => {
    await page.goto(
      servePage('/m/', menuDocument({}, { after: '<p id="beside" style="margin-top:300px">Beside</p>' })),
    );
    await waitForMenu(page);
    const { link, submenu } = partsOf(page);
    await link('Gifts').tap();
    await expect(submenu('Gifts')).toHaveClass(/sub-menu-open/);
    const box = await submenu('Gifts').boundingBox();
    await page.touchscreen.tap((box?.x ?? 0) + 4, (box?.y ?? 0) + 4);
    await expect(submenu('Gifts')).toHaveClass(/sub-menu-open/);
    await page.locator('#beside').tap();
    await expect(submenu('Gifts')).not.toHaveClass(/sub-menu-open/);
  });
});
