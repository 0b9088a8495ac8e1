/**
 * Tests our server output for WooCommerce's "Add to Cart + Options" block. `e2e/swatches/block.spec.ts` covers the
 * island.
 */

import { type BlockKind, blockForm } from '@hadaya/testing/block';
import { readManifest } from '@hadaya/tools/manifest';
import { DIST_FOLDER, VERSION } from '@hadaya/tools/project';
import type { APIRequestContext } from '@playwright/test';
import { readHints } from './kit/readHints.ts';
import { readPageData } from './kit/readPageData.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import type { TestSite } from './kit/TestSite.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

const ISLAND = readManifest(DIST_FOLDER, VERSION).files['block-swatches']?.file ?? 'block-swatches was not built';

/** The swatches plugin's data for each attribute value, by attribute (`pa_<type>`). */
const ATTRIBUTES = {
  pa_color: {
    blue: { product_attribute_color: '#1e3cbe', show_tooltip: 'text', tooltip_text: 'Deep "blue" <b>' },
    green: { product_attribute_color: '#0a7d3c', is_dual_color: 'yes', secondary_color: '#ffd700' },
    red: { product_attribute_color: 'red;} </style><script>alert(1)</script>' },
  },
  pa_image: { oak: { product_attribute_image: '7' }, elm: { product_attribute_image: '' } },
  pa_button: {
    l: { product_attribute_color: '#fff' },
    m: { show_tooltip: 'text', tooltip_text: 'Medium, 40 cm' },
  },
  Engraving: { yes: {} },
};
const VARIATIONS = [
  { attributes: { attribute_pa_color: 'blue', attribute_pa_image: '' }, inStock: true },
  { attributes: { attribute_pa_color: 'green', attribute_pa_image: 'oak' }, inStock: false },
];
const gallery = '<!-- wp:woocommerce/product-gallery --><p>Gallery</p><!-- /wp:woocommerce/product-gallery -->';

/** Returns the block as WooCommerce prints it, from the stand-in that the swatches tests use, but without our data. */
function printBlock(kind: BlockKind): string {
  const form = blockForm(kind).replace(/ data-hadaya-terms="[^"]*"/, '');
  return `<!-- wp:woocommerce/add-to-cart-with-options -->${form}<!-- /wp:woocommerce/add-to-cart-with-options -->`;
}

const PRODUCT = {
  type: 'variable',
  attributes: ATTRIBUTES,
  variations: VARIATIONS,
  markup: `${gallery}${printBlock('chips')}`,
};

async function read(
  { request, site }: { readonly request: APIRequestContext; readonly site: TestSite },
  product: Partial<Record<keyof typeof PRODUCT | 'sale', unknown>> = {},
  more = '',
): Promise<string> {
  site.setOption('hadaya_stand_in_block', { ...PRODUCT, ...product });
  const answer = await request.get(`${site.url}/ask/?stand-ins=1&product=1&block=1${more}`);
  expect(answer.status()).toBe(200);
  return answer.text();
}

function readData(html: string): unknown {
  const json = html.match(/<form data-hadaya-terms="([^"]*)"/)?.[1];
  return json === undefined ? undefined : JSON.parse(json.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
}

/** Finds the options that have a swatch, with the swatch's style. */
const readSwatches = (html: string) =>
  [...html.matchAll(/<(?:button|label) data-hadaya-swatch="" style="([^"]*)"[^>]*>/g)].map(
    ([tag, style]) => `${tag.match(/ value="([^"]*)"/)?.[1] ?? 'label'} ${style}`,
  );

const OTHERS = { hadaya_options: HADAYA_OPTIONS, woo_variation_swatches: null };
test.beforeAll(({ site }) => site.setOption('hadaya_test_contact_plugin', '1'));
test.afterEach(({ site }) => site.setOptions(OTHERS));
test.afterAll(({ site }) => site.setOptions({ hadaya_test_contact_plugin: null, hadaya_stand_in_block: null }));

const BLUE = '--hadaya-swatch: #1e3cbe;';
const GREEN = '--hadaya-swatch: linear-gradient(-45deg, #0a7d3c 50%, #ffd700 50%);';

test('the form contains the swatches plugin’s data in escaped form, and the label, stock, tooltips and shape follow the settings', async ({
  request,
  site,
}) => {
  const html = await read({ request, site });
  expect(readData(html)).toEqual({
    attributes: {
      attribute_pa_color: {
        blue: { color: '#1e3cbe', tooltip: 'Deep "blue"', name: 'Blue & co' },
        green: { color: '#0a7d3c', secondColor: '#ffd700', tooltip: 'Green & co', name: 'Green & co' },
      },
      attribute_pa_image: { oak: { image: 'https://shop.example/wood-7.jpg', tooltip: 'Oak & co', name: 'Oak & co' } },
      attribute_pa_button: { m: { tooltip: 'Medium, 40 cm' } },
    },
    variations: VARIATIONS,
  });
  expect(readSwatches(html)).toEqual([`blue ${BLUE}`, `green ${GREEN}`]);
  // An owner's text cannot close a tag and so cannot inject styles or scripts.
  expect(html).not.toContain('alert(1)');
  // A block theme renders the body before the head, so the styles for the swatches' first paint fit into the head.
  // Asserts that the head contains them exactly once.
  const [head = '', body] = html.split('</head>');
  expect(head.split('[data-hadaya-swatch]{position')).toHaveLength(2);
  expect(body).not.toContain('[data-hadaya-swatch]{position');
  // The page lists and preloads the block's island, but preloads no files of classic pages.
  expect(readPageData(html, 'hadaya-islands').islands).toContain('block-swatches');
  const { first, rest, late } = readHints(html);
  const hinted = [...first, ...rest, ...late];
  expect(hinted).toContain(ISLAND);
  expect(hinted.filter((file) => /^(product|runtime)/.test(file))).toEqual([]);

  // WooCommerce 10.2 prints radio buttons, whose labels get the swatches.
  const pills = await read({ request, site }, { markup: printBlock('pills') });
  expect(readSwatches(pills)).toEqual([`label ${BLUE}`, `label ${GREEN}`]);

  // The data contains the variations' stock status; for a large product, it contains only the sold-out values.
  const dataOf = async (variations: readonly unknown[]) => readData(await read({ request, site }, { variations }));
  const many = Array.from({ length: 31 }, (_, at) => VARIATIONS[at % 2]);
  const some = await dataOf(many.slice(1));
  expect(some).toHaveProperty('variations', many.slice(1));
  expect(some).not.toHaveProperty('soldOutOnly');
  expect(await dataOf(many)).toMatchObject({
    variations: Array.from({ length: 15 }, () => VARIATIONS[1]),
    soldOutOnly: true,
  });
  const counted = [3, 2, 1].map((quantity) => ({ ...VARIATIONS[0], quantity, backorders: quantity === 1 }));
  expect(JSON.stringify(await dataOf(counted))).not.toContain('left');
  site.setOption('woo_variation_swatches', {
    enable_tooltip: 'no',
    show_variation_stock_info: 'yes',
    stock_label_display_threshold: '2',
  });
  expect(await dataOf(counted)).toHaveProperty('variations', [
    VARIATIONS[0],
    { ...VARIATIONS[0], stockLeft: '2 left' },
    VARIATIONS[0],
  ]);
  expect(await dataOf(VARIATIONS)).toHaveProperty('attributes.attribute_pa_color.blue', {
    color: '#1e3cbe',
    name: 'Blue & co',
  });

  site.setOption('woo_variation_swatches', { variation_label_separator: ' –', shape_style: 'rounded' });
  const rounded = await read({ request, site });
  expect(readData(rounded)).toHaveProperty('separator', '–');
  expect(rounded).toContain(':root{--hadaya-swatch-radius:50%}');
  site.setOption('woo_variation_swatches', { show_variation_label: 'no' });
  const without = await read({ request, site });
  expect(readData(without)).toHaveProperty('separator', false);
  expect(without).not.toContain('--hadaya-swatch-radius:50%');
});

test('marks no options in markup that the island would reject, and keeps unrelated markup as WooCommerce prints it', async ({
  request,
  site,
}) => {
  const chips = printBlock('chips');
  for (const markup of [
    chips.replaceAll('variation-selector-attribute"', 'attribute-v2"'),
    chips.replaceAll(/<input type="hidden" name="attribute[^>]*>/g, ''),
    chips.replaceAll(' aria-checked="false"', ''),
    chips.replaceAll('wc-block-product-filter-chips"', 'wc-block-product-filter-chips is-style-swatch"'),
    chips.replaceAll('name="attribute_', 'name="option_'),
  ])
    expect(readSwatches(await read({ request, site }, { markup }))).toEqual([]);
  await expectButtons({ request, site });
  await expectUntouched({ request, site });
});

/** The quantity field and the button, with the block's directives that make WordPress hide them. */
const ROW = `<div class="quantity-row" data-wp-bind--hidden="woocommerce/add-to-cart-with-options-quantity-selector::!state.allowsQuantityChange"></div><button data-wp-bind--hidden="woocommerce/add-to-cart-with-options::!state.allowsAddingToCart" `;
const inGroup = (form: string) => `<!-- wp:group --><div>${form}</div><!-- /wp:group -->`;

/**
 * Asserts that the server prints the quantity field and the button visible or hidden, as the default selection
 * requires, so that they do not appear later.
 */
async function expectButtons({ request, site }: { readonly request: APIRequestContext; readonly site: TestSite }) {
  const markup = inGroup(printBlock('chips').replace('<button type="submit" ', `${ROW}type="submit" `));
  const shown = async (product: Parameters<typeof read>[1], more = '') => {
    const html = await read({ request, site }, { markup, ...product }, more);
    const [, row, button] = html.match(/<div ([^>]*quantity-row[^>]*)>.*?<button ([^>]*type="submit"[^>]*)>/) ?? [];
    return [row, button].map(
      (tag) => tag !== undefined && !/(?<!-)hidden(?=[ "]|$)/.test(tag.replaceAll(/"[^"]*"/g, '')),
    );
  };
  expect(await shown({})).toEqual([true, true]);
  expect(await shown({ sale: ['one an order'] })).toEqual([false, true]);
  expect(await shown({ sale: ['not for sale'] })).toEqual([true, false]);
  expect(await shown({ sale: ['none left'] })).toEqual([false, false]);
  // The default selection's variation is sold out.
  expect(await shown({ sale: ['green first'] })).toEqual([false, false]);
  expect(await shown({ type: 'simple' })).toEqual([false, false]);
  expect(await shown({}, '&elementor-preview=1')).toEqual([false, false]);
  site.setOption('hadaya_options', { ...HADAYA_OPTIONS, islands: { ...HADAYA_OPTIONS.islands, swatches: false } });
  expect(await shown({})).toEqual([false, false]);
  site.setOption('hadaya_options', HADAYA_OPTIONS);
}

/**
 * Asserts that simple products, products without swatches, editor previews, and pages with swatches turned off stay as
 * WooCommerce printed them. Unknown markup gets the data and the island, but no swatches.
 */
async function expectUntouched({ request, site }: { readonly request: APIRequestContext; readonly site: TestSite }) {
  const isDressed = async (product: Parameters<typeof read>[1], more = '') => {
    const html = await read({ request, site }, product, more);
    expect(html).toContain('single_add_to_cart_button');
    return [html.includes('<form data-hadaya-terms='), readSwatches(html).length, html.includes(ISLAND)];
  };
  const UNTOUCHED = [false, 0, false];
  expect(await isDressed({ type: 'simple' })).toEqual(UNTOUCHED);
  expect(await isDressed({}, '&elementor-preview=1')).toEqual(UNTOUCHED);
  expect(await isDressed({ attributes: { pa_button: { l: ATTRIBUTES.pa_button.l } }, variations: [] })).toEqual(
    UNTOUCHED,
  );
  const unknown = printBlock('chips').replaceAll('role="radio"', 'role="option"');
  expect(await isDressed({ markup: unknown })).toEqual([true, 0, true]);
  expect(await isDressed({ markup: unknown.replaceAll('<form class="wc-block-', '<form class="other-') })).toEqual([
    true,
    0,
    true,
  ]);
  site.setOption('hadaya_options', { ...HADAYA_OPTIONS, islands: { ...HADAYA_OPTIONS.islands, swatches: false } });
  expect(await isDressed({})).toEqual(UNTOUCHED);
}
