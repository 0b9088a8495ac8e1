/** Tests reports about other galleries; `docs/field-reports/gallery.md` lists the sources. */
import { card, mug } from '@hadaya/testing/shop';
import { settle } from '../kit/settle.ts';
import { expect, test } from '../kit/test.ts';
import { probeGallery, waitForGallery } from './kit/gallery.ts';
import { serveGallery } from './kit/galleryPage.ts';

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('thumbnails work after a preselected variation is cleared', async ({ page, servePage }) => {
    const selected = { attribute_pa_color: 'blue', attribute_pa_size: 'm' };
    await page.goto(serveGallery(servePage, { products: [{ product: mug, selected }] }));
    await waitForGallery(page);
    const gallery = probeGallery(page);
    await gallery.thumbnails.nth(1).tap();
    await expect.poll(gallery.inView).toBe(1);
    await expect(page.locator('input.variation_id')).toHaveValue('24');
    await page.locator('.reset_variations').tap();
    await gallery.expectImages('mug-main', 'mug-g1', 'mug-g2');
    for (const index of [2, 1]) {
      await gallery.thumbnails.nth(index).tap();
      await expect.poll(gallery.inView).toBe(index);
    }
  });

  test('the lightbox requests no full-size picture files', async ({ page, servePage, guest }) => {
    await guest.allow({ pageState: ['history'] });
    const asked: string[] = [];
    page.on('request', (request) => void (/mug-[\w-]*\.svg/.test(request.url()) && asked.push(request.url())));
    await page.goto(serveGallery(servePage, { products: [{ product: { ...card, images: mug.images } }] }));
    await waitForGallery(page);
    const before = asked.length;
    await probeGallery(page).trigger.tap();
    const shown = page.locator('dialog .pswp__item[aria-hidden="false"] .pswp__img:not(.pswp__img--placeholder)');
    await expect(shown).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await settle(page);
    await expect(shown).toBeVisible();
    expect(asked.slice(before).filter((url) => !/-(?:100x100|300x|600x|768x)/.test(url))).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
  });
});

test('on an Arabic page, loads the lazy picture of a selected slide', async ({ page, servePage }) => {
  await page.goto(serveGallery(servePage, { products: [{ product: { ...card, images: mug.images } }], locale: 'ar' }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  for (const index of [1, 2]) {
    await gallery.thumbnails.nth(index).click();
    await expect.poll(gallery.inView).toBe(index);
    const image = gallery.slides.nth(index).locator('img');
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0)).toBe(true);
  }
});

test('does not open a placeholder in the lightbox', async ({ page, servePage }) => {
  const edit = (html: string) =>
    html
      .replace(/<a href="#" class="woo-variation-gallery-trigger[\s\S]*?<\/a>/, '')
      .replace('class="wvg-gallery-image"', 'class="wvg-gallery-image wvg-gallery-image-placeholder"');
  const [image] = mug.images;
  if (!image) throw new Error('The mug has no picture');
  await page.goto(serveGallery(servePage, { products: [{ product: { ...card, images: [image] }, edit }] }));
  await waitForGallery(page);
  await probeGallery(page).slides.first().click();
  await settle(page);
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('closing the lightbox at the end of the page keeps the scroll position', async ({ page, servePage }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const head = '<style>html { block-size: 100% } .product { margin-block-start: 2000px }</style>';
  await page.goto(serveGallery(servePage, { products: [mug], head }));
  await waitForGallery(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await probeGallery(page).trigger.dispatchEvent('click');
  await expect(page.getByRole('dialog').getByRole('status')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await settle(page);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});
