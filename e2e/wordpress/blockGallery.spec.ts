/**
 * Tests the gallery plugin's pictures in WooCommerce's blocks: the server's data and output.
 * `e2e/gallery/blockForm.spec.ts` covers the island.
 */
import { blockForm } from '@hadaya/testing/block';
import type { APIRequestContext } from '@playwright/test';
import { bundleScript } from '../kit/bundleScript.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import type { TestSite } from './kit/TestSite.ts';
import { expect, inMatrix, needWordPress, test } from './kit/test.ts';

needWordPress();

const KNOWN = '<!-- wp:hadaya-stand-ins/known /-->';
const GALLERY = `<!-- wp:woocommerce/product-gallery --><div class="wp-block-woocommerce-product-gallery">${KNOWN}</div><!-- /wp:woocommerce/product-gallery -->`;
const FORM = `<!-- wp:woocommerce/add-to-cart-with-options -->${blockForm('chips').replace(/ data-hadaya-terms="[^"]*"/, '')}<!-- /wp:woocommerce/add-to-cart-with-options -->`;

const picture = (id: number) => ({
  image_id: id,
  src: `https://shop.example/${id}.jpg`,
  srcset: false,
  alt: 'Mug </script><b>"1"</b>',
  class: 'wp-post-image',
});

/**
 * Red has two additional pictures, one of which is missing; blue has none; green has WooCommerce's own gallery
 * pictures.
 */
const PRODUCT = {
  version: '10.9.1',
  coreSwitch: 'no',
  own: { 75: 56, 78: 59, 80: 73 },
  core: { 21: [69, 70], 80: [74] },
  meta: { 75: ['57', '99', '58'], 80: ['75'] },
  available: [
    { variation_id: 75, variation_gallery_images: [picture(56), picture(57)] },
    { variation_id: 76, variation_gallery_images: [picture(56)] },
    { variation_id: 78 },
  ],
  markup: `${KNOWN}${GALLERY}${KNOWN}${FORM}`,
};

const read = async (
  { request, site }: { readonly request: APIRequestContext; readonly site: TestSite },
  product: Partial<Record<keyof typeof PRODUCT, unknown>> = {},
  more = '',
): Promise<string> => {
  site.setOption('hadaya_stand_in_gallery', { ...PRODUCT, ...product });
  const answer = await request.get(`${site.url}/ask/?stand-ins=1&product=1&block=gallery${more}`);
  expect(answer.status()).toBe(200);
  return answer.text();
};

/** Reads the product pictures that WooCommerce returns at three points: before, inside and after its gallery block. */
const readKnown = (html: string): readonly unknown[] =>
  [...html.matchAll(/<pre class="known">([^<]*)</g)].map(([, json = '']) => JSON.parse(json));

function readPictures(html: string): unknown {
  const json = html.match(/<form data-hadaya-pictures="([^"]*)"/)?.[1];
  return json === undefined ? undefined : JSON.parse(json.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
}

test.beforeAll(({ site }) => site.setOption('hadaya_test_contact_plugin', '1'));
test.afterAll(({ site }) =>
  site.setOptions({
    hadaya_test_contact_plugin: null,
    hadaya_stand_in_gallery: null,
    hadaya_options: HADAYA_OPTIONS,
  }),
);

const ALONE = { switch: 'no', product: [69, 70], variations: { 75: [], 78: [], 80: [74] } };

test('WooCommerce gets the plugin’s pictures only while WooCommerce’s gallery block renders', async ({
  request,
  site,
}) => {
  const expected = { switch: 'yes', product: [69, 70], variations: { 75: [57, 58], 78: [], 80: [75] } };
  expect(readKnown(await read({ request, site }))).toEqual([ALONE, expected, ALONE]);
  // If the owner uses WooCommerce's variation galleries, the plugin's pictures fill only the empty ones.
  const own = { ...ALONE, switch: 'yes' };
  const filled = { ...own, variations: { ...own.variations, 75: [57, 58] } };
  expect(readKnown(await read({ request, site }, { coreSwitch: 'yes' }))).toEqual([own, filled, own]);
  // Before WooCommerce 10.8, the block has one strip for all variations. The strip contains the product’s pictures,
  // then each variation’s own picture, followed by the plugin’s pictures of that variation.
  const strip = { ...ALONE, product: [69, 70, 56, 57, 58, 73, 75] };
  expect(readKnown(await read({ request, site }, { version: '10.2.2' }))).toEqual([ALONE, strip, ALONE]);
  const meta = { 75: Array.from({ length: 39 }, (_, at) => String(50 + at)) };
  const many = { version: '10.2.2', meta, core: { 21: Array.from({ length: 70 }, (_, at) => 100 + at), 80: [] } };
  const [, full] = readKnown(await read({ request, site }, many));
  expect(full).toHaveProperty('product', many.core[21]);

  expect(readKnown(await read({ request, site }, {}, '&elementor-preview=1'))).toEqual([ALONE, ALONE, ALONE]);
  site.setOption('hadaya_options', { ...HADAYA_OPTIONS, islands: { ...HADAYA_OPTIONS.islands, gallery: false } });
  const html = await read({ request, site }, { markup: `${KNOWN}${GALLERY}${KNOWN}` });
  expect(readKnown(html)).toEqual([ALONE, ALONE, ALONE]);
  expect(readPictures(await read({ request, site }, { markup: FORM }))).toBeUndefined();
  site.setOption('hadaya_options', HADAYA_OPTIONS);
  await expectFormData({ request, site });
});

/**
 * Asserts that, on a page with the plugin’s own gallery, the form’s data contains each picture once, with its text
 * escaped. The page sets `current-image` only if it also has the gallery block of a WooCommerce version before 10.8.
 */
async function expectFormData({ request, site }: Parameters<typeof read>[0]): Promise<void> {
  const html = await read({ request, site }, { markup: FORM });
  const expected = (id: number) => ({
    image_id: id,
    src: `https://shop.example/${id}.jpg`,
    alt: 'Mug </script><b>"1"</b>',
  });
  expect(readPictures(html)).toEqual({
    product: 21,
    variations: { 75: ['56', '57'], 76: ['56'] },
    images: { 56: expected(56), 57: expected(57) },
  });
  expect(html).not.toContain('</script><b>');
  expect(readPictures(await read({ request, site }))).toBeUndefined();
  const own = Object.fromEntries(Array.from({ length: 31 }, (_, at) => [100 + at, 56]));
  expect(
    readPictures(await read({ request, site }, { markup: FORM, own: { ...PRODUCT.own, ...own } })),
  ).toBeUndefined();
  const unknown = FORM.replaceAll('<form class="wc-block-', '<form class="other-');
  expect(readPictures(await read({ request, site }, { markup: unknown }))).toBeUndefined();

  const hasLines = async (product: Partial<Record<keyof typeof PRODUCT, unknown>>, more = '') =>
    (await read({ request, site }, product, more)).includes('current-image');
  const old = { version: '10.2.2' };
  expect(await hasLines(old)).toBe(true);
  expect(await hasLines({})).toBe(false);
  expect(await hasLines({ ...old, markup: FORM })).toBe(false);
  expect(await hasLines(old, '&elementor-preview=1')).toBe(false);
  expect(await hasLines({ ...old, own })).toBe(false);
}

const BLOCK_SCRIPT = await bundleScript(
  new URL('../../packages/testing/src/woocommerce/blockForm.ts', import.meta.url),
  'kit.runBlockForm(document.querySelector("form"));',
);

for (const kind of ['pills', 'chips'] as const)
  test(
    `before WooCommerce 10.8, the form sets the variation’s image as current-image for the gallery block: ${kind}`,
    inMatrix(kind === 'pills'),
    async ({ page, site }) => {
      // Marks the form as mounted, because in a real shop the block's swatches island mounts it.
      const form = `<!-- wp:woocommerce/add-to-cart-with-options -->${blockForm(kind).replace('<form ', '<form data-hadaya-state="mounted" ')}<!-- /wp:woocommerce/add-to-cart-with-options -->`;
      site.setOption('hadaya_stand_in_gallery', { ...PRODUCT, version: '10.2.2', markup: `${GALLERY}${form}` });
      await page.goto('/ask/?stand-ins=1&product=1&block=gallery');
      await page.evaluate(BLOCK_SCRIPT);
      const block = page.locator('form.wc-block-add-to-cart-with-options');
      await expect(block).toHaveAttribute('data-product_id', '21');
      const choose = (value: string) => page.locator(`label:has([value="${value}"]), button[value="${value}"]`).click();
      await choose('red');
      await choose('s');
      await expect(block).toHaveAttribute('current-image', '56');
      await choose('blue');
      await expect(block).toHaveAttribute('current-image', '59');
      await choose('s');
      await expect(block).not.toHaveAttribute('current-image');
    },
  );
