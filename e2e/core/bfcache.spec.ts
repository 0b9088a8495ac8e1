/**
 * Tests that a visitor who returns with Back finds working islands, and that Hadaya never keeps a page out of the
 * back/forward cache.
 */
import type { Page } from '@playwright/test';
import { documentOf } from '../kit/servePage.ts';
import { bfcacheLaunch, expect, test } from '../kit/test.ts';
import { countRuns, FORM, runs, TAG } from './loaderPage.ts';
import { LABEL_ISLAND, serveTestIslands } from './testIsland.ts';

test.use({ launchOptions: bfcacheLaunch });

/** A page with the loader. An inline script records whether the page was restored from the cache. */
const PAGE = documentOf(
  FORM,
  `<script>window.hadaya = { q: [] }; addEventListener('pageshow', ({ persisted }) => { window.hadaya.persisted = persisted; });</script><script src="${TAG}" defer></script>`,
);
const WARNINGS = [/^\[hadaya\] "swatches" could not be loaded/, /Failed to load resource/];

async function openWithFailedIsland(page: Page, address: string): Promise<void> {
  await page.route('**/dist/{product,swatches}*.js*', (route) => route.abort());
  let isReported = false;
  page.on('console', (message) => {
    isReported ||= message.text().startsWith('[hadaya]');
  });
  await page.clock.install();
  await page.goto(address);
  // Advances the clock, because a failed file is retried after a second.
  const hasReported = async () => {
    await page.clock.runFor(250);
    return isReported;
  };
  await expect.poll(hasReported).toBe(true);
}

test('requests the files of a twice-failed island again when the visitor returns to the page', async ({
  page,
  guest,
  servePage,
}) => {
  await guest.allow({ console: WARNINGS });
  countRuns(servePage);
  await openWithFailedIsland(page, servePage('/shop/', PAGE));
  await page.goto(servePage('/next/', documentOf('<p>Next</p>')));
  await page.unrouteAll();
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate('window.hadaya.persisted')).toBe(true);
  await expect.poll(() => page.evaluate(runs)).toBe(1);
});

test('loads a twice-failed island when the connection returns', async ({ page, guest, servePage, context }) => {
  await guest.allow({ console: WARNINGS });
  countRuns(servePage);
  await openWithFailedIsland(page, servePage('/shop/', PAGE));
  await context.setOffline(true);
  await page.unrouteAll();
  expect(await page.evaluate(runs)).toBeUndefined();
  await context.setOffline(false);
  await expect.poll(() => page.evaluate(runs)).toBe(1);
});

test('keeps islands mounted after a back/forward cache restore', async ({ page, servePage }) => {
  const body = '<p class="label" data-name="a">Server</p>';
  const before =
    "addEventListener('pageshow', ({ persisted }) => { window.hadaya = { ...window.hadaya, persisted }; });";
  await page.goto(serveTestIslands(servePage, { body, code: LABEL_ISLAND, before }));
  await expect(page.locator('.label b')).toHaveText('label of a');
  await page.goto(servePage('/next/', documentOf('<p>Next</p>')));
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate('window.hadaya.persisted')).toBe(true);
  await expect(page.locator('.label[data-hadaya-state="mounted"] b')).toHaveCount(1);
});
