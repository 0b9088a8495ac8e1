import { NO_FIXTURES, readFixture } from '@hadaya/testing/fixtures';
import type { Page } from '@playwright/test';
import { holdBack } from '../kit/holdBack.ts';
import { settle } from '../kit/settle.ts';
import { expect, expectAccessible, expectNoLayoutShift, test, waitForPaint } from '../kit/test.ts';
import { menuDocument } from './menuDocument.ts';
import { partsOf, waitForMenu } from './menuPage.ts';

/**
 * axe rules that cannot be decided for an empty or closed search field, with the reasons. The demo's text has a
 * contrast of 15:1, and its placeholder has 4.6:1.
 */
const EMPTY_FIELD = {
  'color-contrast': 'an empty field has no text to check',
  'target-size': 'a field hidden behind its icon accepts neither focus nor clicks',
};

test('two copies of the same printed template work independently with unique ids', async ({ page, servePage }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  const markup =
    /<div class="elementor-element[\s\S]*<\/nav>\s*<\/div>\s*<\/div><\/div>/.exec(menuDocument({}))?.[0] ?? '';
  await page.goto(servePage('/m/', menuDocument({}, { after: markup })));
  await waitForMenu(page);
  const [first, second] = [page.locator('.hfe-nav-menu__toggle').nth(0), page.locator('.hfe-nav-menu__toggle').nth(1)];
  await second.click();
  await expect(second).toHaveAttribute('aria-expanded', 'true');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  expect(await first.getAttribute('aria-controls')).not.toBe(await second.getAttribute('aria-controls'));
});

test('unmounting restores the printed markup and removes every listener', async ({ page, servePage, leaks }) => {
  await page.goto(servePage('/m/', menuDocument({})));
  await waitForMenu(page);
  const cycle = () =>
    page.evaluate(async () => {
      const wrapper = document.querySelector('[data-widget_type]');
      const parent = wrapper?.parentElement;
      const settle = () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
      await window.__hadayaGuest?.asHost(() => wrapper?.remove());
      await settle();
      const bare = wrapper?.outerHTML ?? '';
      await window.__hadayaGuest?.asHost(() => wrapper && parent?.prepend(wrapper));
      await settle();
      return bare;
    });
  await cycle();
  await waitForMenu(page);
  const before = await leaks.take();
  const bare = await cycle();
  await waitForMenu(page);
  expect(bare).not.toContain('hadaya');
  for (const attribute of ['role="button"', 'aria-haspopup="true"', 'aria-expanded="false"', 'tabindex="0"']) {
    expect(bare.match(/<div [^>]*hfe-has-submenu-container[^>]*>/)?.[0]).toContain(attribute);
  }
  await expect.poll(() => leaks.since(before)).toEqual([]);
});

test('the menu works without jQuery or Elementor, and a second scan leaks nothing', async ({
  page,
  servePage,
  leaks,
}) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await page.goto(servePage('/m/', menuDocument({})));
  await waitForMenu(page);
  // The check is repeated, because prefetching has its own listeners and may still be running. If a scan leaked, every
  // repetition would fail.
  await expect(async () => {
    const before = await leaks.take();
    await page.evaluate(() => Reflect.get(window, Symbol.for('hadaya.v1')).scan());
    expect(await leaks.since(before)).toEqual([]);
  }).toPass();
  await partsOf(page).toggle.click();
  await expect(partsOf(page).toggle).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
});

/** Reads the positions of the top-level items, because browsers report no shift below three pixels. */
async function readItemBoxes(page: Page): Promise<string[]> {
  return page.locator('.hfe-nav-menu > .menu-item').evaluateAll((items) =>
    items.map((item) => {
      const { x, y, width, height } = item.getBoundingClientRect();
      return `${item.id}: ${x} ${y} ${width}×${height}`;
    }),
  );
}

for (const name of [
  'menu-horizontal',
  'menu-expandible',
  'menu-flyout-left-push',
  'menu-cta-schema-mobile',
  'search-icon',
  'search-text',
]) {
  test(`mounts the server’s output ${name} without an error, a layout shift or a lost node`, async ({
    page,
    servePage,
  }) => {
    const printed = readFixture(`${name}.html`);
    test.skip(printed === undefined, NO_FIXTURES);
    const html = (printed ?? '').replace('</head>', '<link rel="stylesheet" href="/dist/menu.min.css"></head>');
    const count = html.split('<li ').length - 1;
    const letScriptsCome = await holdBack(page);
    await page.goto(
      servePage('/fixture/', html.replace('</body>', '<script src="/dist/hadaya.min.js" async></script></body>')),
      { waitUntil: 'commit' },
    );
    await waitForPaint(page);
    const printedBoxes = await readItemBoxes(page);
    letScriptsCome();
    await expect(page.locator('[data-widget_type]')).toHaveAttribute('data-hadaya-state', 'mounted');
    if (name.startsWith('menu')) await waitForMenu(page);
    await expect(page.locator('li')).toHaveCount(count);
    expect(await readItemBoxes(page)).toEqual(printedBoxes);
    await expectNoLayoutShift(page);
  });
}

for (const [index, path] of ['horizontal', 'vertical', 'expandible', 'flyout-left', 'flyout-right'].entries()) {
  // Languages alternate between pages, so each flyout, left or right, is tested in one language only.
  const language = index % 2 === 0 ? 'en' : 'ar';

  test(`the open ${path} demo page passes axe on phone and desktop (${language})`, async ({ page, snap }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(`/menu/${path}/${language === 'ar' ? '?dir=rtl' : ''}`);
    await waitForMenu(page);
    const toggle = page.locator('.hfe-nav-menu__toggle');
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await settle(page);
      if (await toggle.isVisible()) {
        await toggle.click();
        await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      }
      const opener = page.locator('.hadaya-menu-button').first();
      await opener.click();
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
      await expectAccessible(page, { reviewed: EMPTY_FIELD });
      await snap(`menu-${path}-${language}-${width}`);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(opener).toHaveAttribute('aria-expanded', 'false');
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    }
  });
}
