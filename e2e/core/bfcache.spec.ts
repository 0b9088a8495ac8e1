/** Whoever comes back by the Back button finds the islands alive: nothing of ours keeps a page out of the cache. */
import { documentOf } from '../kit/servePage.ts';
import { bfcacheLaunch, expect, test } from '../kit/test.ts';
import { LABEL_ISLAND, serveTestIslands } from './testIsland.ts';

test.use({ launchOptions: bfcacheLaunch });

test('fault-33 a page with islands returns from the back-forward cache with them mounted', async ({
  page,
  servePage,
}) => {
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
