/**
 * The menu looks as it did with the replaced plugin, both in a plain theme and with that plugin's style sheet before or
 * after ours.
 */
import { settle } from '../kit/settle.ts';
import { expect, test } from '../kit/test.ts';
import { partsOf, waitForMenu } from './menuPage.ts';
import { mounted, searchPage } from './searchPage.ts';

type Page = Parameters<typeof partsOf>[0];

const PAGES = ['horizontal', 'vertical', 'expandible', 'flyout-left'] as const;
const WIDTHS = [1280, 390] as const;

async function readBoxes(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-widget_type], [data-widget_type] :not(path), h1')].flatMap((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      const isOurs = node.closest('[data-hadaya-root]') !== null;
      const isHidden = getComputedStyle(node).visibility === 'hidden' || width === 0 || height === 0;
      if (isOurs || isHidden) return [];
      return [`${node.localName}.${node.classList[0] ?? ''} ${[x, y, width, height].map(Math.round)}`];
    }),
  );
}

for (const [index, path] of PAGES.entries()) {
  // Opens the page at one width and resizes it to the other; the next page uses the opposite order.
  const widths = index % 2 === 0 ? WIDTHS : WIDTHS.toReversed();

  test(`with our style sheet alone or beside the plugin’s, all boxes match the plugin’s: ${path} at ${widths.join(', then ')}`, async ({
    page,
    guest,
  }) => {
    await guest.allow({ console: [/Failed to load resource/, /style sheet .*menu.* could not be loaded/] });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { toggle } = partsOf(page);
    const readAt = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      await settle(page);
      const closed = await readBoxes(page);
      if (await toggle.isVisible()) await toggle.click();
      await settle(page);
      const open = await readBoxes(page);
      await page.keyboard.press('Escape');
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      return { width, closed, open };
    };
    const open = async (query: string) => {
      await page.setViewportSize({ width: widths[0] ?? 0, height: 900 });
      await page.goto(`/menu/${path}/?theme=plain&${query}`);
      await waitForMenu(page);
      const boxes = [];
      for (const width of widths) boxes.push(await readAt(width));
      return boxes;
    };
    // Prepares the page for the plugin's style sheet alone: blocks our style sheet, and hides our buttons, because they
    // would be unstyled and cover the menu.
    await page.route('**/dist/menu.min.css*', (route) => route.abort());
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        if (new URLSearchParams(location.search).get('sheets') !== 'theirs') return;
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('[data-hadaya-root]:has(> .hadaya-menu-button){display:none}');
        document.adoptedStyleSheets.push(sheet);
      });
    });
    const theirs = await open('sheets=theirs');
    await page.unroute('**/dist/menu.min.css*');
    for (const sheets of ['both', 'late', 'ours']) expect(await open(`sheets=${sheets}`), sheets).toEqual(theirs);
  });
}

for (const sheets of ['ours', 'both', 'late'] as const) {
  test(`a theme’s button styles do not affect a submenu button at rest, on hover or on focus (${sheets})`, async ({
    page,
  }) => {
    await page.goto(`/menu/horizontal/?theme=plain&sheets=${sheets}`);
    await waitForMenu(page);
    const button = page.locator('.hadaya-menu-button').first();
    const look = () =>
      button.evaluate((node) => {
        const style = getComputedStyle(node);
        return [style.backgroundColor, style.borderTopWidth, style.paddingLeft, style.textTransform];
      });
    const bare = ['rgba(0, 0, 0, 0)', '0px', '0px', 'none'];
    expect(await look()).toEqual(bare);
    const [arrow, box] = [
      await page.locator('.sub-arrow').first().boundingBox(),
      await button.evaluate((node) => node.getBoundingClientRect().toJSON()),
    ];
    expect(arrow && box.left <= arrow.x && box.right >= arrow.x + arrow.width).toBe(true);
    expect(box.width).toBeLessThanOrEqual(44);
    await button.hover();
    expect(await look()).toEqual(bare);
    await page.keyboard.press('Tab');
    await button.focus();
    expect(await look()).toEqual(bare);
    await expect(button).toHaveCSS('outline-style', 'solid');
  });
}

for (const sheets of ['ours', 'both', 'late'] as const) {
  test(`every link in a phone’s menu is visible without scripts (${sheets})`, async ({ browser, server }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    for (const path of PAGES) {
      await page.goto(`${server.url}/menu/${path}/?theme=plain&sheets=${sheets}`);
      const links = await page.locator('[data-widget_type^="navigation-menu"] a').evaluateAll((all) =>
        all.map((link) => {
          const { left, right, width, height } = link.getBoundingClientRect();
          const isSeen = link.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0;
          return { text: link.textContent, isOnThePage: isSeen && left >= 0 && right <= 390 };
        }),
      );
      expect(links.length, path).toBeGreaterThan(5);
      expect(
        links.filter(({ isOnThePage }) => !isOnThePage),
        path,
      ).toEqual([]);
      await expect(page.locator('.hfe-nav-menu__toggle')).toBeHidden();
    }
    await context.close();
  });
}

test('the clear button of a second search field gets the styles that the plugin gives the first button by its id', async ({
  page,
}) => {
  await page.goto('/menu/vertical/?theme=plain&sheets=late');
  await waitForMenu(page);
  const field = page.locator('[data-widget_type="hfe-search-button.default"]').first();
  await field.evaluate((node) => {
    // Simulates a template that the page prints twice.
    window.__hadayaGuest?.asHost(() => node.after(node.cloneNode(true)));
  });
  const clear = page.locator('[data-hadaya-clear]');
  await expect(clear).toHaveCount(2);
  for (const button of [clear.nth(0), clear.nth(1)]) {
    await expect(button).toBeHidden();
    await expect(button).toHaveCSS('position', 'absolute');
    await expect(button).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
});

test('a theme’s override of the plugin’s search button also overrides our style sheet', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ console: [/Failed to load resource/, /style sheet .*menu.* could not be loaded/] });
  const OURS = '<link rel="stylesheet" href="/dist/menu.min.css">';
  const OTHERS =
    '<link rel="stylesheet" href="/assets/plugins/menu.css"><style>button[type="submit"]{padding:14px 20px}</style>';
  const boxes = async (path: string, sheets: string) => {
    await page.goto(servePage(path, searchPage('icon_text').replace(OURS, sheets)));
    await page.waitForSelector(mounted);
    return page.locator('.hfe-search-submit, .hfe-search-form__input').evaluateAll((all) =>
      all.map((node) => {
        const { paddingTop, paddingInlineStart } = getComputedStyle(node);
        return [node.localName, paddingTop, paddingInlineStart, Math.round(node.getBoundingClientRect().width)];
      }),
    );
  };
  await page.route('**/dist/menu.min.css*', (route) => route.abort());
  const theirs = await boxes('/theirs/', OTHERS);
  expect(theirs).toContainEqual(['button', '14px', '20px', expect.any(Number)]);
  await page.unroute('**/dist/menu.min.css*');
  expect(await boxes('/both/', `${OTHERS}${OURS}`)).toEqual(theirs);
});
