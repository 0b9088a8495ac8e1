/**
 * Tests that no page of the demo shop has layout shifts or oracle findings; axe checks each page as a whole. Pages of
 * one kind have the same elements in different positions, so they take turns with the directions and widths. A unique
 * page is checked in both directions.
 */

import { pages } from '@hadaya/demo/pages';
import { RUNTIME } from '@hadaya/tools/project';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoLayoutShift, openPainted, test, waitForIslands } from '../kit/test.ts';
import { INSTALL_CHANGES } from './kit/installChanges.ts';

const VIEWPORTS = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1280, height: 800 },
] as const;

const REVIEWED = {
  'color-contrast input': 'an empty field has no text to check; its placeholder has the colour of the text',
  'color-contrast .onsale': 'white text on an opaque badge over the picture',
  'color-contrast figcaption': 'white text on a dark strip over the picture',
  'video-caption': 'the dallah’s video has no sound',
  'target-size input': 'a closed search field is not in the tab order; the button that opens it is the target',
  'frame-tested iframe': 'the tag builder’s preview is a demo shop page, which this file also tests on its own',
  'duplicate-id-aria': 'the server prints the same ids in every form of a page; each label is inside its own form',
};

/** Iframes printed by the server; none of our scripts requests them. */
const PRINTED_FRAMES: Readonly<Record<string, readonly string[]>> = {
  '/gallery/video/': ['www.youtube.com', 'player.vimeo.com'],
};

/**
 * Changes by a page's own script after its files have loaded; for example, the tag builder shows the size of each
 * runtime.
 */
const OWN_CHANGES: Readonly<Record<string, typeof INSTALL_CHANGES>> = { '/install/': INSTALL_CHANGES };

/** Menus and search fields that have not mounted yet; `waitForIslands` waits for all other widgets. */
const MENUS_ON_THEIR_WAY =
  ':is([data-widget_type="navigation-menu.default"], [data-widget_type="hfe-search-button.default"]):not([data-hadaya-state])';

async function waitForModules(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].every(
      ({ href }) => performance.getEntriesByName(href).length > 0,
    ),
  );
}

async function waitForLife(page: Page): Promise<void> {
  await waitForModules(page);
  await expect(page.locator(MENUS_ON_THEIR_WAY)).toHaveCount(0);
  await waitForIslands(page);
  // A carousel mounts only near the viewport, where it replaces its printed arrows.
  const carousels = page.locator('.elementor-image-carousel-wrapper, .elementor-main-swiper');
  for (const carousel of await carousels.all()) {
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel).toHaveClass(/swiper-initialized/);
    await expect(carousel.locator('xpath=..').locator('[data-hadaya-root]').first()).toBeAttached();
  }
}

/** Each direction at each width; pages of the same kind take turns with these views. */
const VIEWS = [
  { direction: 'ltr', viewport: VIEWPORTS[0] },
  { direction: 'rtl', viewport: VIEWPORTS[1] },
  { direction: 'ltr', viewport: VIEWPORTS[1] },
  { direction: 'rtl', viewport: VIEWPORTS[0] },
] as const;

/**
 * Path fragments of page kinds with many pages (products, galleries, menus), and of two pages whose other views have
 * their own tests.
 */
const KINDS = ['product', '/gallery/', '/menu/', '/corporate-gifts/', '/install/'];
const kindOf = (path: string) => KINDS.find((kind) => path.includes(kind));

/** Returns the views in which a page is tested; axe checks the last view. */
function viewsOf(path: string, all: readonly string[]) {
  const kind = kindOf(path);
  const index = all.filter((one) => kindOf(one) === kind).indexOf(path);
  const at = (turn: number) => VIEWS[turn % VIEWS.length] ?? VIEWS[0];
  return kind ? [at(index)] : [at(index), at(index + 1)];
}

const PATHS = pages().map(({ path }) => path);

for (const path of PATHS) {
  const order = viewsOf(path, PATHS);
  const title = order.map(({ direction, viewport }) => `${direction} on a ${viewport.name}`).join(' and ');

  test(`${path} ${title} is accessible and has no layout shift`, async ({ page, snap, guest }) => {
    test.skip(
      path === '/install/' && RUNTIME === 'light',
      'the page offers both builds; the light one alone is served',
    );
    await guest.allow({ hosts: PRINTED_FRAMES[path] ?? [], hostChanges: OWN_CHANGES[path] ?? [] });
    for (const { direction, viewport } of order)
      await test.step(direction, async () => {
        await page.setViewportSize(viewport);
        await openPainted(page, direction === 'rtl' ? `${path}?dir=rtl` : path);
        await waitForLife(page);
        await page.evaluate(() => window.scrollTo(0, 0));
        await expectNoLayoutShift(page);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, 'nothing scrolls sideways').toBeLessThanOrEqual(0);
        await snap(`page${path.replaceAll('/', '-')}${direction}-${viewport.width}`);
      });
    // Pauses the slides, because a slide in transition has mixed colours during the axe check.
    for (const pause of await page.locator('.hadaya-slider-pause[data-autoplay="playing"]').all()) await pause.click();
    await expectAccessible(page, { include: ['body'], reviewed: REVIEWED });
  });
}
