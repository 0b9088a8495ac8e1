/** The widgets of a page prefetch their files independently of each other. */
import { readManifest } from '@hadaya/tools/manifest';
import { DIST_FOLDER, VERSION } from '@hadaya/tools/project';
import { isPrefetched } from '../kit/isPrefetched.ts';
import { expect, test } from '../kit/test.ts';

test.use({ root: 'shop' });

const { files } = readManifest(DIST_FOLDER, VERSION);
const likely = (island: string) => (files[island]?.prefetch ?? []).map((part) => part.at(-1) ?? '');

test('prefetches the contact widget’s parts while a content part is slow', async ({ page }) => {
  const prefetched: string[] = [];
  page.on('request', (request) => void (isPrefetched(request) && prefetched.push(request.url().replace(/.*\//, ''))));
  const [slow = ''] = likely('content');
  await page.route(`**/${slow}`, () => {});
  await page.goto('/corporate-gifts/');
  const [list = '', form = ''] = likely('contact-widget');
  await expect.poll(() => prefetched).toEqual(expect.arrayContaining([slow, list, form]));
});
