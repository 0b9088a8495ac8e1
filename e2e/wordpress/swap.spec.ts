import { readManifest } from '@hadaya/tools/manifest';
import { DIST_FOLDER, DIST_ROOT, VERSION } from '@hadaya/tools/project';
import { readHints } from './kit/readHints.ts';
import { DIST, HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

const { files } = readManifest(DIST_FOLDER, VERSION);
const SWAPPED: readonly (readonly [island: string, handle: string])[] = [
  ['gallery', 'woo-variation-gallery'],
  ['swatches', 'woo-variation-swatches'],
  ['contact-widget', 'chaty-front-end'],
  ['attribution', 'wc-order-attribution'],
  ['menu', 'hfe-frontend-js'],
];
const built = SWAPPED.filter(([island]) => files[island] !== undefined);
const PATH = '/ask/?stand-ins=1';
const PRODUCT = `${PATH}&product=1`;

const readTags = (html: string) =>
  [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"[^>]*>/g)].map(([tag, src]) => ({
    tag,
    src: (src ?? '').replaceAll('&#038;', '&'),
  }));

test.beforeAll(({ site }) => site.setOption('hadaya_test_contact_plugin', '1'));
test.afterAll(({ site }) => site.setOption('hadaya_test_contact_plugin', null));

test('one Hadaya script replaces the original scripts, and pages preload only the files of their own islands', async ({
  request,
  site,
}) => {
  const html = await (await request.get(`${site.url}${PRODUCT}`)).text();
  const tags = readTags(html);
  const ours = tags.filter(({ src }) => src.includes('/plugins/hadaya/dist/'));
  expect(ours.map(({ src }) => src.replace(/.*\/hadaya(?=\/dist\/)|\?.*/g, ''))).toEqual([`${DIST}hadaya.min.js`]);
  expect(ours[0]?.tag).toMatch(/ async[ >=]/);
  for (const [, handle] of built) expect(tags.filter(({ tag }) => tag.includes(`id="${handle}-js"`))).toEqual([]);
  // WooCommerce's own scripts are deferred, now that no blocking script depends on them.
  expect(tags.find(({ tag }) => tag.includes('id="wc-add-to-cart-variation-js"'))?.tag).toMatch(/ defer[ >=]/);

  const product = readHints(html);
  for (const island of ['gallery', 'swatches', 'attribution', 'menu'].filter((name) => files[name])) {
    const { file = '', imports = [] } = files[island] ?? {};
    expect([...product.first, ...product.rest, ...product.late]).toEqual(expect.arrayContaining([...imports, file]));
  }
  const other = await (await request.get(`${site.url}${PATH}`)).text();
  const { first, rest, late } = readHints(other);
  const names = [...first, ...rest, ...late];
  expect(names).not.toEqual([]);
  expect(names.filter((name) => /^(gallery|swatches|variations|lightbox|slider)/.test(name))).toEqual([]);

  // The replaced style handle keeps its inline style on every page. On product pages it loads our style sheet;
  // elsewhere it loads none.
  for (const page of [html, other]) expect(page).toContain(':root{--wvg-thumbnail-item:4}');
  expect(html).toMatch(new RegExp(`<link[^>]+${DIST}${files.gallery?.css}`));
  expect(other).not.toMatch(/<link[^>]+(handle=woo-variation-gallery|gallery\.min\.css)/);
  if (files.menu) {
    expectMenuSheet(other);
    expect(await (await request.get(`${site.url}/ask/`)).text()).not.toContain(`${DIST}${files.menu.css}`);
  }
});

/**
 * Checks that a menu gets our style sheet once, after the style sheet of the menu's plugin, which stays on the page.
 */
function expectMenuSheet(html: string): void {
  const sheet = files.menu?.css;
  const links = [...html.matchAll(/<link[^>]*rel=['"]stylesheet['"][^>]*>/g)].map(([tag]) => tag);
  const theirs = links.findIndex((tag) => tag.includes('handle=hfe-widgets-style'));
  const ours = links.flatMap((tag, index) => (tag.includes(`${DIST}${sheet}`) ? [index] : []));
  expect(theirs).toBeGreaterThanOrEqual(0);
  expect(ours).toHaveLength(1);
  expect(ours[0]).toBeGreaterThan(theirs);
}

test('removes the dependencies of replaced scripts, except those that other code needs', async ({ request, site }) => {
  const read = async (path: string) => (await request.get(`${site.url}${path}`)).text();
  const [page, product, called] = [await read(PATH), await read(PRODUCT), await read(`${PATH}&language=1`)];
  const helpers = ['woo-variation-gallery-slider', 'chaty-mail-check', 'sourcebuster-js'];
  const libraries = ['underscore', 'wp-util', 'imagesloaded', 'wp-api-fetch', 'wp-url', 'wp-hooks', 'jquery-blockui'];
  for (const handle of [...helpers, ...libraries, 'wc-add-to-cart-variation'])
    expect(page).not.toContain(`id="${handle}-js"`);
  expect(page).toContain('id="jquery-core-js"');
  for (const handle of ['wc-add-to-cart-variation', 'wp-util', 'underscore', 'jquery-blockui'])
    expect(product).toContain(`id="${handle}-js"`);
  // Other inline code may call the replaced script's dependencies.
  for (const handle of ['wp-api-fetch', 'wp-url']) expect(called).toContain(`id="${handle}-js"`);

  const has = async (query: string) => {
    const html = await (await request.get(`${site.url}${PATH}${query}`)).text();
    expect(html).toContain('elementorFrontendConfig');
    return ['elementor-frontend', 'elementor-frontend-modules', 'swiper'].map((handle) =>
      html.includes(`id="${handle}-js"`),
    );
  };
  expect(await has('&builder=ours')).toEqual([false, false, false]);
  expect(await has('&builder=e-self-hosted-video')).toEqual([false, false, false]);
  for (const foreign of ['form', 'animation', 'film', 'popup', 'e-tabs', 'e-youtube', 'e-svg&moves=1', 'e-button&acts'])
    expect(await has(`&builder=${foreign}`), foreign).toEqual([true, true, true]);
  expect(await has('&builder=ours&add-on=1')).toEqual([true, true, true]);
  // Without inspected markup, the page may contain any widget, so these scripts stay.
  expect(await has('')).toEqual([true, true, true]);
});

test('page builder editors and disabled islands keep the original scripts, and the light runtime loads from its own folder', async ({
  request,
  site,
}) => {
  const html = await (await request.get(`${site.url}${PATH}&elementor-preview=1`)).text();
  expect(html).not.toContain('/plugins/hadaya/dist/');
  expect(html).not.toContain('hadaya-settings');
  expect(html).toContain('id="woo-variation-gallery-js"');

  site.setOption('hadaya_options', { ...HADAYA_OPTIONS, islands: { ...HADAYA_OPTIONS.islands, swatches: false } });
  const off = await (await request.get(`${site.url}${PATH}`)).text();
  expect(readTags(off).find(({ tag }) => tag.includes('id="woo-variation-swatches-js"'))?.src).toContain(
    'hadaya-stand-ins/original.js',
  );
  expect(off).toMatch(/"islands":\["gallery",(?![^\]]*"swatches")/);

  site.setOption('hadaya_options', { ...HADAYA_OPTIONS, files: { runtime: 'light' } });
  const other = await (await request.get(`${site.url}${PRODUCT}`)).text();
  site.setOption('hadaya_options', HADAYA_OPTIONS);
  const light = readManifest(`${DIST_ROOT}/light`, VERSION).files;
  expect(other).toContain(`/dist/light/hadaya.min.js?ver=`);
  expect(other).toContain('/dist/light/",');
  expect(readHints(other).rest).toContain(light.gallery?.file);
  expect(other).not.toMatch(/hadaya\/dist\/(?!light\/)\w/);
});

test('Hadaya’s modules replace the original scripts under the CSP and keep the scripts’ data, and hadaya_debug=1 opens the diagnostics', async ({
  page,
  guest,
}) => {
  await guest.allow({ console: [/.*/], globals: ['standIns', 'launch_chaty'] });
  await page.goto(PRODUCT);
  const found = await page.evaluate(() => ({
    gallery: Reflect.get(window, 'woo_variation_gallery_options'),
    swatches: Reflect.get(window, 'woo_variation_swatches_options'),
    contact: Reflect.get(window, 'chaty_settings').data_analytics_settings,
    attribution: Reflect.get(window, 'wc_order_attribution').params,
    cart: Reflect.get(window, 'wc_add_to_cart_variation_params').wc_ajax_url,
    before: Reflect.get(window, 'standInBefore'),
  }));
  expect(found).toMatchObject({
    gallery: { is_vertical: '1', enable_gallery_zoom: '', gallery_thumbnails_columns: '4' },
    swatches: { show_variation_label: '1' },
    contact: 'off',
    attribution: { session: 30, base64: false, allowTracking: true },
    cart: '/?wc-ajax=%%endpoint%%',
    before: 'kept',
  });
  await expect(page.locator('[data-hadaya="swatches"]')).toHaveAttribute('data-hadaya-state', /.+/);
  const replaced = await page.evaluate(() => Reflect.get(window, 'standIns'));
  for (const [, handle] of built) expect(replaced).not.toContain(handle);
  const broken = guest.consoleLines().filter((line) => /integrity|Failed to load|blocked/i.test(line));
  expect(broken).toEqual([]);
  for (const [island] of built) {
    const asked = () => new Set(guest.requests.filter((url) => url.includes(`${DIST}${files[island]?.file}`)));
    await expect.poll(() => asked().size, island).toBe(1);
  }
  await expect(page.locator('[data-hadaya-root="debug"]')).toHaveCount(0);
  await page.goto(`${PATH}&hadaya_debug=1`);
  await expect(page.locator('[data-hadaya-root="debug"]').getByText(/^Contact widget: 1 working/)).toBeVisible();
  expect(guest.requests.some((url) => url.includes(`${DIST}debug-`))).toBe(true);
  // Each of our tags has the page’s nonce.
  await page.goto(`${PATH}&csp=1`);
  expect(guest.consoleLines().filter((line) => line.includes('Content Security Policy'))).toEqual([]);
  expect(await page.evaluate(() => typeof Reflect.get(window, 'hadaya'))).toBe('object');
  guest.ignoreFindings();
});

test('an inline script after a replaced script finds that script’s function before our module runs', async ({
  page,
  guest,
}) => {
  await guest.allow({ console: [/.*/], globals: ['standIns', 'launch_chaty'] });
  // Our scripts do not run, so only the printed page remains.
  await page.route('**/plugins/hadaya/dist/**', (route) => route.abort());
  await page.route(/action=hadaya_way_back/, (route) => route.abort());
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`${PATH}&language=1`);
  const asked = await page.evaluate(async () => {
    const make = Reflect.get(window, 'createMiddlewareForExtraQueryParams');
    const pass = (options: object) => make({ lang: 'ar' })({ ...options }, (given: unknown) => given);
    return [
      pass({ path: '/woo-variation-swatches/v1/x?a=1' }),
      pass({ url: 'https://shop.example/woo-variation-swatches?lang=en' }),
      pass({ path: '/wp/v2/posts' }),
    ];
  });
  expect(errors.filter((message) => message.includes('createMiddleware'))).toEqual([]);
  expect(asked).toEqual([
    { path: '/woo-variation-swatches/v1/x?a=1&lang=ar' },
    { url: 'https://shop.example/woo-variation-swatches?lang=en' },
    { path: '/wp/v2/posts' },
  ]);
  guest.ignoreFindings();
});

test('without scripts, channels are links, and shortcodes escape attributes', async ({ browser, request, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}${PATH}&channels=1`);
  const links = page.locator('.hadaya-contact-fallback a');
  await expect(links).toHaveText(['WhatsApp', 'Call <us>']);
  const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(['https://wa.me/96890000001', 'tel:+96890000002']);
  await context.close();

  const html = await (await request.get(`${site.url}/shortcodes/`)).text();
  expect(html).toContain('href="https://wa.me/96890000001?text=Hello%20%26%20welcome"');
  expect(html).toContain('data-hadaya-open="0"');
  if (files.swatches) expect(html).toContain('<div data-hadaya="swatches" data-note="&lt;b&gt;"><p>native</p></div>');
  expect(html).toContain('<p>unknown</p>');
  expect(html).not.toContain('data-hadaya="nothing"');
});
