/** Tests pictures whose URL a lazy-loading plugin hides until its own script runs. */
import { card, mug } from '@hadaya/testing/shop';
import { settle } from '../kit/settle.ts';
import { expect, expectNoLayoutShift, openPainted, test } from '../kit/test.ts';
import { probeGallery, RED, RED_S, takeReported, waitForGallery } from './kit/gallery.ts';
import { serveGallery } from './kit/galleryPage.ts';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const SHAPE = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 600 450'%3E%3C/svg%3E";

/** Markup of lazy pictures as different plugins print it. */
const WAYS: Readonly<Record<string, (img: string) => string>> = {
  'no src attribute': (img) => img.replace(' src="', ' data-lazy-src="').replace(' srcset="', ' data-lazy-srcset="'),
  'a pixel as src': (img) =>
    img
      .replace(/ data-src="[^"]*"/, '')
      .replace(' src="', ` src="${PIXEL}" data-src="`)
      .replace(' srcset="', ' data-srcset="'),
  'an SVG placeholder': (img) =>
    img.replace(' src="', ` src="${SHAPE}" data-orig-src="`).replace(' srcset="', ' data-orig-srcset="'),
  'a pixel and no dimensions': (img) =>
    img
      .replace(/ (?:width|height)="\d+"/g, '')
      .replace(' src="', ` src="${PIXEL}" data-lazy="`)
      .replace(' srcset="', ' data-srcset="'),
  'a pixel as srcset': (img) => img.replace(' srcset="', ` srcset="${PIXEL}" data-srcset="`),
};

/** Last step of a lazy-loading plugin's script: sets the real URLs. */
const REVEAL = `for (const image of document.querySelectorAll('img')) for (const name of ['data-lazy-src', 'data-orig-src', 'data-lazy', 'data-src']) {
  const kept = image.getAttribute(name);
  if (!kept || (name === 'data-src' && /^http|^\\//.test(image.getAttribute('src') ?? ''))) continue;
  image.src = kept;
  break;
}
for (const image of document.querySelectorAll('img[data-srcset]')) image.srcset = image.dataset.srcset;`;

for (const [way, change] of Object.entries(WAYS))
  test(`${way}: keeps the box’s aspect ratio and shows the shop’s pictures in the gallery and the lightbox`, async ({
    page,
    servePage,
    guest,
  }) => {
    await guest.allow({ hostChanges: [{ selector: 'img', attributes: ['src', 'srcset'] }] });
    const edit = (html: string) => html.replaceAll(/<img [^>]*>/g, change);
    const product = { ...card, images: mug.images };
    await openPainted(page, serveGallery(servePage, { products: [{ product, edit }] }));
    await waitForGallery(page);
    const gallery = probeGallery(page);
    await gallery.main.hover();
    const hasParts = () =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('gallery-largeView'));
    await expect.poll(() => page.evaluate(hasParts)).toBe(true);
    await settle(page);
    await expect(page.locator('[data-broken]')).toHaveCount(0);
    await page.evaluate((script) => window.__hadayaGuest?.asHost(() => new Function(script)()), REVEAL);
    await gallery.expectImages('mug-main', 'mug-g1', 'mug-g2');
    await expect
      .poll(() => gallery.main.evaluate((box) => box.clientWidth / box.clientHeight))
      .toBeCloseTo(600 / 450, 1);
    await expect
      .poll(() =>
        gallery.slides
          .first()
          .locator('img')
          .evaluate((image) => getComputedStyle(image).opacity),
      )
      .toBe('1');
    await gallery.trigger.click();
    const stage = page.locator('dialog');
    await expect(stage.locator('.strip img').nth(1)).toHaveAttribute('src', /mug-g1/);
    await expect(stage.locator('.pswp__img').first()).toBeVisible();
    await page.keyboard.press('Escape');
    // A placeholder pixel has its own aspect ratio, which determines the box until a script replaces the pixel, so a
    // shift is possible.
    if (!way.startsWith('a pixel')) await expectNoLayoutShift(page);
  });

for (const way of ['a pixel as src', 'a pixel as srcset'])
  test(`${way}: undoing a selection restores the shop’s pictures before the plugin’s script runs`, async ({
    page,
    servePage,
  }) => {
    const edit = (html: string) => html.replaceAll(/<img [^>]*>/g, WAYS[way] ?? String);
    await page.goto(
      serveGallery(servePage, { products: [{ product: mug, edit }], settings: { previewPartial: false } }),
    );
    await waitForGallery(page);
    const gallery = probeGallery(page);
    await gallery.choose(RED_S);
    await gallery.expectImages(...RED);
    await gallery.choose({ pa_color: '', pa_size: '' });
    await gallery.expectImages('mug-main', 'mug-g1', 'mug-g2');
    const seen = () =>
      gallery.slides
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect.poll(seen).toMatch(/mug-main/);
    await expect(gallery.thumbnails.nth(1).locator('img')).toHaveAttribute('src', /mug-g1/);
  });

test('keeps pictures whose URLs differ between HTML and form data and loads each of them only once', async ({
  page,
  servePage,
}) => {
  const edit = (html: string) => html.replaceAll(/(mug-blue[\w-]*\.svg)/g, '$1?fit=600');
  const plain: string[] = [];
  page.on('request', (request) => void (/mug-blue[\w-]*\.svg$/.test(request.url()) && plain.push(request.url())));
  const selected = { attribute_pa_color: 'blue', attribute_pa_size: 'm' };
  await page.goto(serveGallery(servePage, { products: [{ product: mug, selected, edit }] }));
  await waitForGallery(page);
  await expect(page.locator('input.variation_id')).toHaveValue('24');
  await settle(page);
  await expect(probeGallery(page).slides.first().locator('img')).toHaveAttribute('src', /fit=600/);
  expect((await takeReported(page)).filter((line) => line.startsWith('swapped'))).toEqual([]);
  expect(plain).toEqual([]);
});
