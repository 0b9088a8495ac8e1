import { isPrefetched } from '../kit/isPrefetched.ts';
import { likelyParts } from '../kit/likelyParts.ts';
import { expect, test } from '../kit/test.ts';

test.use({ root: 'shop' });

test('prefetches the other widgets’ parts while a menu part is slow', async ({ page }) => {
  const prefetched: string[] = [];
  page.on('request', (request) => void (isPrefetched(request) && prefetched.push(request.url().replace(/.*\//, ''))));
  const [slow = ''] = likelyParts('menu');
  await page.route(`**/${slow}`, () => {});
  await page.goto('/corporate-gifts/');
  const [dialog = ''] = likelyParts('content');
  const [list = ''] = likelyParts('contact-widget');
  await expect.poll(() => prefetched).toEqual(expect.arrayContaining([slow, dialog, list]));
});
