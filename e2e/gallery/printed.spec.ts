import { mug } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { expect, test } from '../kit/test.ts';
import { probeGallery, RED, RED_S, waitForGallery } from './kit/gallery.ts';
import { serveGallery } from './kit/galleryPage.ts';

/** Reads every node of the gallery's container, with attributes and classes sorted. */
const readNodes = (page: Page) =>
  page.locator('.woo-variation-product-gallery').evaluate((gallery) =>
    [gallery, ...gallery.querySelectorAll('*')].map((node) => {
      const tidy = (name: string, value: string) =>
        name === 'class' ? value.split(/\s+/).sort().join(' ').trim() : value;
      const attributes = [...node.attributes].map(({ name, value }) => `${name}=${tidy(name, value)}`);
      return [node.tagName, ...attributes.sort()].join(' ');
    }),
  );

test('shows the first image and thumbnails without our script, and unmounting restores the server markup', async ({
  page,
  servePage,
  guest,
}) => {
  // The form keeps the selection. An attribute that scripts have removed and restored comes after the element's other
  // attributes.
  await guest.allow({
    hostChanges: [
      { selector: '.variations_form, .variations_form *' },
      {
        selector: '.variations_form *',
        attributes: ['class', 'style', 'value', 'min', 'max', 'disabled', 'selected'],
      },
      { selector: '.loading-gallery', attributes: ['class'] },
    ],
  });
  const edit = (html: string) =>
    html
      .replace('class="wvg-gallery-image"', 'style="COLOR:Red" $&')
      .replace('class="woo-variation-gallery-slider"', 'style="--own: 1" $&')
      .replace('class="woo-variation-gallery-slider-wrapper"', 'style="max-width:90vw" $&');
  const products = [{ product: mug, edit }];
  await page.goto(serveGallery(servePage, { products, path: '/plain/', loader: 'none' }));
  const gallery = probeGallery(page);
  await expect(gallery.slides.first().locator('img')).toBeInViewport();
  await expect(gallery.slides.first().locator('img')).toHaveCSS('opacity', '1');
  await expect(gallery.thumbnails.nth(2)).toBeInViewport();
  const before = await readNodes(page);
  expect(before.filter((line) => /style=(COLOR:Red|--own: 1|max-width:90vw)/.test(line))).toHaveLength(3);

  for (const [name, chosen] of [
    ['with the printed images on display', undefined],
    ["with a variation's images on display", RED_S],
  ] as const)
    await test.step(name, async () => {
      await page.goto(serveGallery(servePage, { products }));
      await waitForGallery(page);
      await gallery.main.hover();
      await expect(gallery.main).toHaveAttribute('data-track', /./);
      await gallery.thumbnails.nth(1).click();
      await expect.poll(gallery.inView).toBe(1);
      if (chosen) {
        await gallery.choose(chosen);
        await gallery.expectImages(...RED);
      }
      await page.evaluate(() => Reflect.get(window, Symbol.for('hadaya.v1')).unmount(document.body));
      expect(await readNodes(page)).toEqual(before);
    });
});
