import { RUNTIME } from '@hadaya/tools/project';
import type { Page } from '@playwright/test';
import { settle } from '../kit/settle.ts';
import { test } from '../kit/test.ts';
import { expectPicture, fixFonts } from './steadyLook.ts';

test.use({
  root: 'shop',
  contextOptions: { reducedMotion: 'reduce' },
  allow: {
    hostChanges: [
      { selector: 'html, html *' },
      { selector: 'html *', attributes: ['class', 'style', 'open', 'src', 'loading'] },
    ],
    pageState: ['history', 'overflow', 'scroll'],
  },
});
test.beforeEach(({ page }) => fixFonts(page));

/** Viewport widths of a phone, a tablet and a computer in CSS pixels. */
const WIDTHS = [390, 768, 1280] as const;
const HEIGHT = 800;
const DIRECTIONS = ['ltr', 'rtl'] as const;

/** Pages by picture name: their paths, and a selector for content that differs every time. */
const PAGES: Readonly<Record<string, { readonly path: string; readonly restless?: string }>> = {
  home: { path: '/' },
  shop: { path: '/shop/' },
  mug: { path: '/product/ceramic-mug/' },
  dallah: { path: '/product/dallah/' },
  pen: { path: '/product/brass-pen/' },
  gifts: { path: '/corporate-gifts/', restless: '.elementor-ken-burns' },
  about: { path: '/about/' },
  contact: { path: '/contact/' },
  attribution: { path: '/attribution/', restless: 'main table, main pre, main dl' },
  cart: { path: '/cart/' },
  checkout: { path: '/checkout/' },
  install: { path: '/install/' },
};

async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
  });
}

for (const direction of DIRECTIONS)
  for (const [name, { path, restless }] of Object.entries(PAGES))
    test(`the ${name} page matches its reference pictures at three widths (${direction})`, async ({ page }) => {
      const isSkipped = name === 'install' && RUNTIME === 'light';
      test.skip(isSkipped, 'the page needs both builds, and a run on the light one serves only its folder');
      await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT });
      await page.goto(direction === 'rtl' ? `${path}?dir=rtl` : path);
      await page.waitForFunction(() => document.readyState === 'complete');
      await page.locator('.chaty-widget .chaty-i-trigger').first().waitFor();
      await page.evaluate(async () => void (await document.fonts.ready));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        await seeAll(page);
        await settle(page, { restless });
        await expectPicture(page, `page-${name}-${width}-${direction}`, {
          isWhole: true,
          ...(restless ? { masked: page.locator(restless) } : {}),
        });
      }
    });
