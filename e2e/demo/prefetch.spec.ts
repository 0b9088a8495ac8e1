/** The widgets of a page prefetch their files independently of each other. */
import { readManifest } from '@hadaya/tools/manifest';
import { DIST_FOLDER, VERSION } from '@hadaya/tools/project';
import { isPrefetched } from '../kit/isPrefetched.ts';
import { expect, test } from '../kit/test.ts';

test.use({ root: 'shop' });

const { files } = readManifest(DIST_FOLDER, VERSION);
const likely = (island: string) => (files[island]?.prefetch ?? []).map((part) => part.at(-1) ?? '');

test('prefetches the other widgets’ parts while a menu part is slow', async ({ page }) => {
  const prefetched: string[] = [];
  page.on('request', (request) => void (isPrefetched(request) && prefetched.push(request.url().replace(/.*\//, ''))));
  const [slow = ''] = likely('menu');
  await page.route(`**/${slow}`, () => {});
  await page.goto('/corporate-gifts/');
  const [dialog = ''] = likely('content');
  const [list = ''] = likely('contact-widget');
  await expect.poll(() => prefetched).toEqual(expect.arrayContaining([slow, dialog, list]));
});
