/** Tests incomplete and invalid image data, as careless imports produce it. */
import { escapeHtml, mug } from '@hadaya/testing/shop';
import { expect, test } from '../kit/test.ts';
import { probeGallery, RED_S, waitForGallery } from './kit/gallery.ts';
import { serveGallery } from './kit/galleryPage.ts';

type Image = Record<string, unknown>;
const NO_SIZE = { src_w: 0, src_h: 0, full_src_w: 0, full_src_h: 0 };

/** Gives the red variation in size S an image without a URL, one without a size, and one with a relative URL. */
function spoil(printed: string): string {
  const forms = JSON.parse(printed);
  const [empty, flat, relative]: Image[] = forms[0].variation_gallery_images;
  Object.assign(empty ?? {}, { src: '', full_src: '', srcset: '' });
  Object.assign(flat ?? {}, NO_SIZE);
  const path = (name: string) => new URL(String(relative?.[name]), 'http://127.0.0.1').pathname;
  Object.assign(relative ?? {}, { src: path('src'), full_src: path('full_src') });
  return JSON.stringify(forms);
}

const CHARACTERS = { quot: '"', '#039': "'", lt: '<', gt: '>', amp: '&' };

const withList = (change: (printed: string) => string) => (html: string) =>
  html.replace(/(data-product_variations=")([^"]*)/, (_, start: string, printed: string) => {
    const text = Object.entries(CHARACTERS).reduce(
      (plain, [name, character]) => plain.replaceAll(`&${name};`, character),
      printed,
    );
    return start + escapeHtml(change(text));
  });

test('an image without a URL shows its alternative text at the box’s height and does not block the next images', async ({
  page,
  servePage,
}) => {
  await page.goto(serveGallery(servePage, { products: [{ product: mug, editForm: withList(spoil) }] }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  const height = async () => (await gallery.wrapper.boundingBox())?.height ?? 0;
  const before = await height();
  await gallery.choose(RED_S);
  await expect(gallery.slides.first().locator('[data-broken]')).toHaveAttribute('data-broken', 'Red ceramic mug');
  expect(Math.abs((await height()) - before)).toBeLessThan(2);
  for (const index of [1, 2]) {
    await gallery.wrapper.getByRole('button', { name: 'Next slide' }).click();
    await expect.poll(gallery.inView).toBe(index);
  }
});

test('shows all pictures when they have no attachment ids', async ({ page, servePage }) => {
  const editForm = withList((printed) => printed.replaceAll(/"image_id":\d+/g, '"image_id":0'));
  await page.goto(serveGallery(servePage, { products: [{ product: mug, editForm }] }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await gallery.choose(RED_S);
  await expect(gallery.slides).toHaveCount(3);
  await expect(gallery.thumbnails).toHaveCount(3);
});
