import { settle } from '../kit/settle.ts';
import { expect, test } from '../kit/test.ts';
import { menuDocument } from './menuDocument.ts';
import { openWithClock, partsOf, waitForMenu } from './menuPage.ts';
import { searchPage } from './searchPage.ts';

test('restores the printed menu after a render error and reports the error once', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ console: [/^\[hadaya\] "menu" stopped/], globals: ['__errors'] });
  const head = `<script>
    window.__errors = 0; addEventListener('hadaya:error', () => (window.__errors += 1));
    const set = Element.prototype.setAttribute;
    Element.prototype.setAttribute = function (name, value) {
      if (name === 'data-hadaya-branch') throw new Error('broken on purpose');
      return set.call(this, name, value);
    };</script>`;
  await page.goto(servePage('/m/', menuDocument({}, { head })));
  // The mouse starts over the bar. If the browser reports the mouse position immediately, the menu may already have
  // rendered and failed.
  await expect(page.locator('[data-widget_type]')).toHaveAttribute('data-hadaya-state', /mounted|failed/);
  await partsOf(page).link('Last').hover();
  await expect(page.locator('[data-widget_type]')).toHaveAttribute('data-hadaya-state', 'failed');
  await expect(page.locator('[data-hadaya-root]')).toHaveCount(0);
  const container = page.locator('.hfe-has-submenu-container').first();
  await expect(container).toHaveAttribute('role', 'button');
  await expect(container).toHaveAttribute('tabindex', '0');
  await expect(partsOf(page).link('Gifts')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, '__errors'))).toBe(1);
});

test('an open flyout or list fits the viewport after rotation or zoom', async ({ page, servePage }) => {
  for (const layout of ['flyout', 'expandible'] as const) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(servePage('/m/', menuDocument({ layout })));
    await waitForMenu(page);
    await partsOf(page).toggle.click();
    for (const [width, height] of [
      [844, 390],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      const links = partsOf(page).nav.locator('a:visible');
      for (const link of await links.all()) {
        await link.scrollIntoViewIfNeeded();
        const isInside = async () => {
          const box = await link.boundingBox();
          return box && box.x >= -1 && box.x + box.width <= width + 1;
        };
        await expect.poll(isInside, `${layout} ${width}`).toBe(true);
      }
    }
    await page.keyboard.press('Escape');
    await expect(partsOf(page).toggle).toHaveAttribute('aria-expanded', 'false');
  }
});

test.describe('on a wide touch screen', () => {
  test.use({ hasTouch: true });

  test('a tap on a bar’s arrow opens its submenu, and a second tap closes it', async ({ page, servePage }) => {
    await openWithClock(page, servePage('/m/', menuDocument({})));
    const { button, submenu } = partsOf(page);
    await button('Gifts').tap();
    await expect(submenu('Gifts')).toHaveCSS('visibility', 'visible');
    await page.clock.runFor(600);
    await expect(submenu('Gifts')).toHaveCSS('visibility', 'visible');
    await button('Gifts').tap();
    await expect(submenu('Gifts')).toHaveCSS('visibility', 'hidden');
    // Resumes the clock, because the guest oracle's check needs a running clock.
    await page.clock.resume();
  });
});

test('a hundred mounts leak no node or listener', async ({ page, servePage, leaks }) => {
  await page.goto(servePage('/m/', menuDocument({})));
  await waitForMenu(page);
  const cycle = (times: number) =>
    page.evaluate(async (count) => {
      const registry = Reflect.get(window, Symbol.for('hadaya.v1'));
      const channel = new MessageChannel();
      const turnOfThePage = () =>
        new Promise((resolve) => {
          channel.port1.onmessage = resolve;
          channel.port2.postMessage(0);
        });
      let drawn = 0;
      for (let turn = 0; turn < count; turn += 1) {
        registry.unmount(document.body);
        registry.scan();
        while (!document.querySelector('.hadaya-menu-button')) {
          // The buttons load when a visitor interacts with the menu.
          document.querySelector('nav a')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
          await turnOfThePage();
        }
        drawn += document.querySelectorAll('.hadaya-menu-button').length;
      }
      registry.unmount(document.body);
      channel.port1.close();
      return drawn;
    }, times);
  await cycle(2);
  await settle(page);
  const before = await leaks.take();
  expect(await cycle(100)).toBe(400);
  await settle(page);
  await expect.poll(() => leaks.since(before)).toEqual([]);
});

test('the toggle, links and submenu buttons show focus in forced colours', async ({ page, servePage, snap }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 700, height: 900 });
  await page.goto(servePage('/m/', menuDocument({})));
  await waitForMenu(page);
  const { toggle, link, button } = partsOf(page);
  await page.keyboard.press('Tab');
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  for (const control of [toggle, link('Gifts'), button('Gifts')]) {
    await control.focus();
    const [style, width] = await control.evaluate((node) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(node);
      return [outlineStyle, Number.parseFloat(outlineWidth)] as const;
    });
    expect(style !== 'none' && (style === 'auto' || width >= 2)).toBe(true);
  }
  await snap('menu-forced');
});

test('the submit icon is not white in light forced colours', async ({ page, servePage }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await page.goto(servePage('/s/', searchPage('icon_text')));
  const glyph = page.locator('.hfe-search-submit i');
  const content = await glyph.evaluate((node) => getComputedStyle(node, '::before').content);
  expect(content).toContain("stroke='%23757575'");
});
