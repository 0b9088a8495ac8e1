import { expect, test } from '../kit/test.ts';
import { menuDocument, OPEN_FLYOUT } from './menuDocument.ts';
import { partsOf, waitForMenu, watchEvents } from './menuPage.ts';

const ON_THE_TEXT = { position: { x: 20, y: 20 } };

for (const [layout, width] of [
  ['horizontal', 600],
  ['vertical', 1400],
  ['expandible', 600],
  ['expandible', 1400],
  ['flyout', 1400],
] as const) {
  test.describe(`a ${layout} menu at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, allow: layout === 'flyout' ? { hostChanges: OPEN_FLYOUT } : {} });

    test('the second tap on a parent follows its link, and empty links and arrows only toggle the submenu', async ({
      page,
      servePage,
    }) => {
      // A response without content keeps the visitor on the page, so that the closed submenu can be observed.
      await page.route('**/gifts/', (route) => route.fulfill({ status: 204 }));
      await page.goto(servePage('/m/', menuDocument({ layout })));
      await waitForMenu(page);
      const clicks = await watchEvents(page, 'click');
      const { toggle, button, submenu, link } = partsOf(page);
      if (await toggle.isVisible()) await toggle.click();
      await link('Gifts').click(ON_THE_TEXT);
      await expect(submenu('Gifts')).toHaveClass(/sub-menu-open/);
      await expect(submenu('Gifts')).toHaveCSS('visibility', 'visible');
      expect(await clicks.isLastPrevented()).toBe(true);
      const followed = page.waitForRequest('**/gifts/');
      await link('Gifts').click(ON_THE_TEXT);
      await followed;
      await expect(submenu('Gifts')).not.toHaveClass(/sub-menu-open/);

      // A click on a `#` link or on the arrow only toggles the submenu, and the button exposes the submenu's state.
      for (const state of ['true', 'false']) {
        await link('Empty').click(ON_THE_TEXT);
        await expect(button('Empty')).toHaveAttribute('aria-expanded', state);
        expect(await clicks.isLastPrevented()).toBe(true);
      }
      for (const state of ['true', 'false', 'true']) {
        await button('Gifts').click();
        await expect(button('Gifts')).toHaveAttribute('aria-expanded', state);
        expect(await clicks.isLastPrevented()).toBe(true);
      }
      await expect(submenu('Gifts')).toHaveCSS('visibility', 'visible');
      await expect(link('Gifts')).not.toHaveAttribute('aria-expanded', /.*/);
    });
  });
}

// The layout does not change the effect of a tap, so testing a collapsed bar and a list is enough.
for (const [layout, width] of [
  ['horizontal', 600],
  ['vertical', 1400],
] as const) {
  test.describe(`a ${layout} menu at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('with "redirect to self link", the text navigates immediately, and the arrow only toggles the submenu', async ({
      page,
      servePage,
    }) => {
      servePage('/gifts/', '<!doctype html><title>Gifts</title>');
      await page.goto(servePage('/m/', menuDocument({ layout, linkRedirect: 'self_link' })));
      await waitForMenu(page);
      const { toggle, button, submenu, link } = partsOf(page);
      if (await toggle.isVisible()) await toggle.click();
      await button('Gifts').click();
      await expect(submenu('Gifts')).toHaveCSS('visibility', 'visible');
      await expect(page.locator('.hfe-has-submenu-container').first()).toHaveClass(/(^|\s)menu-active/);
      await button('Gifts').click();
      await expect(submenu('Gifts')).toHaveCSS('visibility', 'hidden');
      await link('Gifts').click(ON_THE_TEXT);
      await expect(page).toHaveURL(/\/gifts\/$/);
    });
  });
}

test('a submenu emits a resize event only when it opens, and sibling submenus stay open', async ({
  page,
  servePage,
}) => {
  await page.setViewportSize({ width: 600, height: 800 });
  await page.goto(servePage('/m/', menuDocument({})));
  await waitForMenu(page);
  const { toggle, button, submenu } = partsOf(page);
  await toggle.click();
  await page.evaluate(() => {
    const mark = () => window.__hadayaGuest?.asHost(() => document.body.append('.'));
    window.addEventListener('resize', mark);
  });
  const count = () =>
    page.evaluate(() => [...document.body.childNodes].filter((node) => node.nodeValue === '.').length);
  await button('Gifts').click();
  await expect.poll(count).toBe(1);
  await button('Gifts').click();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await count()).toBe(1);
  await button('Gifts').click();
  await button('Deals').click();
  await expect(submenu('Gifts')).toHaveClass(/sub-menu-open/);
  await expect(submenu('Deals')).toHaveClass(/sub-menu-open/);
});
