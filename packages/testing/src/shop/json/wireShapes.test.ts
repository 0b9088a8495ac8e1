import { describe, expect, it } from 'vitest';
import { NO_FIXTURES, readFixture } from '../../server/readFixture.ts';
import { mug } from '../products/mug.ts';
import { galleryImageJson } from './galleryImage.ts';
import { variationObject } from './variationObject.ts';

/** Returns the names and types of a value's fields, sorted by name; the first item represents the whole list. */
function types(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(types);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .sort()
      .map(([key, inner]) => [key, types(inner)]),
  );
}

function embeddedIn(html: string): unknown {
  const page = document.createElement('div');
  page.innerHTML = html;
  const text = page.querySelector('.variations_form')?.getAttribute('data-product_variations');
  const variations: unknown = JSON.parse(text ?? '[]');
  return Array.isArray(variations) ? variations[0] : undefined;
}

const [redSmall, redMedium, blue, green] = mug.variations.map((variation) => variationObject(mug, variation, 'en'));

describe('a serialised variation', () => {
  it('has the fields and types the server sends', ({ skip }) => {
    const html = readFixture('product-swatches-gallery.html');
    if (html === undefined) return skip(NO_FIXTURES);
    const { attributes: ours, ...fields } = redSmall ?? { attributes: {} };
    expect(types({ ...fields, attributes: ours })).toEqual(types(embeddedIn(html)));
  });

  it('limits the quantity to the managed stock', () => {
    expect(redSmall).toMatchObject({
      max_qty: 3,
      min_qty: 1,
      availability_html: '<p class="stock in-stock">3 in stock</p>\n',
    });
  });

  it('keeps a sold-out variation purchasable and active but not in stock', () => {
    expect(redMedium).toMatchObject({
      is_in_stock: false,
      is_purchasable: true,
      variation_is_active: true,
      max_qty: '',
    });
  });

  it('sends "any" as an empty string', () => {
    expect(blue?.attributes).toEqual({ attribute_pa_color: 'blue', attribute_pa_size: '' });
  });

  it('prints a discount with the old price and its text for screen readers', () => {
    expect(green?.price_html).toContain('<del aria-hidden="true">');
    expect(green?.price_html).toContain('Original price was: OMR&nbsp;5.600.');
    expect(green).toMatchObject({ display_price: 4.2, display_regular_price: 5.6 });
  });

  it('prints no price when every variation costs the same', () => {
    const level = { ...mug, variations: mug.variations.slice(0, 1) };
    expect(level.variations.map((variation) => variationObject(level, variation, 'en').price_html)).toEqual(['']);
  });

  it('sends "yes" and a maximum quantity of one for a variation sold individually', () => {
    const single = mug.variations.map((variation) => ({ ...variation, soldIndividually: true }));
    expect(single.map((variation) => variationObject(mug, variation, 'en'))[0]).toMatchObject({
      is_sold_individually: 'yes',
      max_qty: 1,
    });
  });

  it('sends picture sizes as numbers in the image and as strings in the gallery', () => {
    expect(redSmall?.image.full_src_w).toBe(1600);
    expect(redSmall?.variation_gallery_images[0]?.full_src_w).toBe('1600');
  });
});

describe('a serialised gallery image', () => {
  it('has the fields and types the server sends', ({ skip }) => {
    const text = readFixture('wcajax-get_default_gallery.json');
    if (text === undefined) return skip(NO_FIXTURES);
    expect(types(mug.images.map((image) => galleryImageJson(image, 'en')))).toEqual(types(JSON.parse(text)));
  });
});
