import { bottle, mug } from '@hadaya/testing/shop';
import { holdBack } from '../kit/holdBack.ts';
import { expect, test } from '../kit/test.ts';
import { waitForGallery } from './kit/gallery.ts';
import { serveGallery } from './kit/galleryPage.ts';

const BLUE_M = { attribute_pa_color: 'blue', attribute_pa_size: 'm' };
const RED = { attribute_pa_color: 'red' };

test('galleries that send requests to a slow server at the same time do not abort each other’s requests', async ({
  page,
  servePage,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().includes('get_default_gallery') && asked.push(request.url())));
  const release = await holdBack(page, /get_default_gallery/);
  const ended: string[] = [];
  const note = (how: string) => (request: { url(): string; postData(): string | null }) => {
    if (request.url().includes('get_default_gallery')) ended.push(`${how} ${request.postData()}`);
  };
  page.on('requestfailed', note('cut off'));
  page.on('requestfinished', note('answered'));
  const products = [
    { product: mug, selected: BLUE_M },
    { product: bottle, selected: RED },
  ];
  await page.goto(serveGallery(servePage, { products }));
  await waitForGallery(page);
  await expect.poll(() => asked.length).toBe(2);
  await page.evaluate(() => {
    window.__hadayaGuest?.asHost(() => {
      const container = document.querySelector('.gallery-container');
      if (container) container.replaceWith(container.cloneNode(true));
    });
  });
  await expect.poll(() => asked.length).toBe(3);
  release();
  const answers = () => ended.filter((line) => line.startsWith('answered')).sort();
  await expect.poll(answers).toContain(`answered product_id=${bottle.id}`);
  await expect.poll(answers).toContain(`answered product_id=${mug.id}`);
  expect(ended).not.toContain(`cut off product_id=${bottle.id}`);
});
