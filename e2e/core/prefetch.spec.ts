import { readManifest } from '@hadaya/tools/manifest';
import { DIST_FOLDER, VERSION } from '@hadaya/tools/project';
import { MOST_AHEAD } from '@hadaya/tools/weight/pages';
import type { Page } from '@playwright/test';
import { isPrefetched } from '../kit/isPrefetched.ts';
import { likelyParts } from '../kit/likelyParts.ts';
import { documentOf } from '../kit/servePage.ts';
import { expect, test } from '../kit/test.ts';

const { files } = readManifest(DIST_FOLDER, VERSION);
const entryOf = (address: string) => Object.values(files).find(({ file }) => address.endsWith(`/${file}`));

/** Records prefetched files in order; call it before the page opens. */
function watchPrefetches(page: Page): string[] {
  const prefetched: string[] = [];
  page.on('request', (request) => void (isPrefetched(request) && prefetched.push(request.url())));
  return prefetched;
}

/** Returns the names of the widgets' own files, without React's file, which all widgets share. */
const partsOf = (prefetched: readonly string[]) =>
  prefetched.map((address) => address.replace(/^.*\//, '')).filter((name) => !name.startsWith('runtime-'));

test('prefetches the widget parts that visitors are likely to need, each only once and within limits', async ({
  page,
}) => {
  const prefetched = watchPrefetches(page);
  await page.goto('/corporate-gifts/');
  const [first, second] = likelyParts('content');
  await expect.poll(() => partsOf(prefetched).slice(0, 2)).toEqual([first, second]);
  await page.waitForTimeout(1500);
  expect(new Set(prefetched).size).toBe(prefetched.length);
  const kilobytes = prefetched.reduce((sum, address) => sum + (entryOf(address)?.gzip ?? Number.NaN), 0) / 1000;
  expect(kilobytes).toBeLessThanOrEqual(MOST_AHEAD);
  await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
});

test.describe('slow or metered connections', () => {
  for (const [name, connection] of [
    ['a visitor with data saving on', { saveData: true, effectiveType: '4g' }],
    ['a 2g connection', { saveData: false, effectiveType: '2g' }],
  ] as const) {
    test(`prefetch nothing: ${name}`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      const prefetched = watchPrefetches(page);
      await page.goto('/corporate-gifts/');
      await page.waitForLoadState('load');
      await page.waitForTimeout(2000);
      expect(prefetched).toEqual([]);
    });
  }
});

test('prefetches nothing for a widget that renders nothing', async ({ page, servePage }) => {
  const settings = {
    chaty_widgets: [
      { id: 0, channels: [], triggers: { has_traffic_source: 'yes', traffic_source_search_engine: 'yes' } },
    ],
  };
  const prefetched = watchPrefetches(page);
  await page.goto(
    servePage(
      '/shown-nothing/',
      documentOf(
        '<p>Text</p>',
        `<script>window.chaty_settings = ${JSON.stringify(settings)};</script><script src="/dist/hadaya.min.js" defer></script>`,
      ),
    ),
  );
  await page.waitForLoadState('load');
  await page.waitForTimeout(2500);
  expect(prefetched).toEqual([]);
});

test('a failed prefetch logs nothing and is not repeated, and the file loads on demand', async ({ page, guest }) => {
  // Allows the browser's own message about an aborted request.
  await guest.allow({ console: [/^Failed to load resource: net::ERR_FAILED/] });
  await page.addInitScript(() => {
    const reported: string[] = [];
    Object.defineProperty(window, '__told', { value: reported });
    document.addEventListener('hadaya:error', ({ target }) => void reported.push(String(target)));
  });
  await page.route(/\/dist\//, (route) => (isPrefetched(route.request()) ? route.abort() : route.fallback()));
  const prefetched = watchPrefetches(page);
  await page.goto('/corporate-gifts/');
  const [first, second] = likelyParts('content');
  // The page fetches the next file even though the previous file failed.
  await expect.poll(() => partsOf(prefetched).slice(0, 2)).toEqual([first, second]);
  await page.waitForTimeout(2500);
  expect(new Set(prefetched).size).toBe(prefetched.length);
  await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
  expect(guest.consoleLines().filter((line) => line.includes('[hadaya]'))).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, '__told'))).toEqual([]);
  // The page requests a file on demand if its prefetch failed.
  await page.locator('[data-widget_type^="image-carousel"] a').first().click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  await expect(page.locator('dialog[open]').getByRole('button').first()).toBeVisible();
  await page.keyboard.press('Escape');
});
