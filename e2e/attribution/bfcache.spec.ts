import { documentOf } from '../kit/servePage.ts';
import { bfcacheLaunch, expect, test } from '../kit/test.ts';

// When the browser restores the page from its back/forward cache, the page changes its `lang` attribute, so that the
// test can detect the restore.
test.use({ launchOptions: bfcacheLaunch, allow: { hostChanges: [{ selector: 'html', attributes: ['lang'] }] } });

test('does not count a page again after a back/forward cache restore', async ({ page, servePage }) => {
  const settings =
    '<script>window.wc_order_attribution={params:{allowTracking:true},fields:{a:"current.typ"}}</script>';
  const bundle = '<script type="module" src="/dist/attribution.min.js"></script>';
  const first = servePage('/first/', documentOf(`<p>First</p>${settings}${bundle}`));
  const second = servePage('/second/', documentOf(`<p>Second</p>${settings}${bundle}`));
  const readPages = () => page.evaluate(() => /pgs%3D(\d+)/.exec(document.cookie)?.[1]);

  await page.goto(first);
  await page.evaluate(() =>
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.lang = persisted ? 'ar' : 'en';
    }),
  );
  await page.goto(second);
  expect(await readPages()).toBe('2');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  expect(await readPages()).toBe('2');
});
