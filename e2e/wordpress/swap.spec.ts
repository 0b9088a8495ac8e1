import { readManifest } from '../../tools/islandBundle/manifest.ts';
import { DIST_FOLDER, VERSION } from '../../tools/islandBundle/project.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
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

const readTags = (html: string) =>
  [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"[^>]*>/g)].map(([tag, src]) => ({
    tag,
    src: (src ?? '').replaceAll('&#038;', '&'),
  }));

test.beforeEach(({ site }) => site.setOption('hadaya_test_contact_plugin', '1'));
test.afterEach(({ site }) => site.setOption('hadaya_test_contact_plugin', null));

test('each handle carries our module with its integrity, and no original of it runs', async ({ request, site }) => {
  const html = await (await request.get(`${site.url}${PATH}`)).text();
  const tags = readTags(html);
  for (const [island, handle] of built) {
    const [found, ...more] = tags.filter(({ tag }) => tag.includes(`id="${handle}-js"`));
    expect(more, handle).toEqual([]);
    expect(found?.src, handle).toContain(`/plugins/hadaya/dist/${island}.min.js?ver=`);
    expect(found?.tag, handle).toContain('type="module"');
    expect(found?.tag, handle).toContain(`integrity="${files[island]?.sha384}"`);
    for (const file of files[island]?.imports ?? []) expect(html, file).toContain(`/dist/${file}" integrity="sha384-`);
  }
});

test('helpers of a replaced plugin are gone, dependencies that others need stay', async ({ request, site }) => {
  const html = await (await request.get(`${site.url}${PATH}`)).text();
  const gone = [
    ['gallery', 'woo-variation-gallery-slider'],
    ['contact-widget', 'chaty-mail-check'],
    ['attribution', 'sourcebuster-js'],
  ];
  for (const [island = '', handle] of gone) if (files[island]) expect(html).not.toContain(`id="${handle}-js"`);
  expect(html).toContain('id="wc-add-to-cart-variation-js"');
  expect(html).toContain('id="jquery-core-js"');
});

test('settings objects and inline scripts of the plugins stay as the plugins print them', async ({ page, guest }) => {
  await guest.allow({ console: [/.*/], globals: ['launch_chaty'] });
  await page.goto(PATH);
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
  await guest.takeFindings();
});

test('our modules arrive and run, the originals they replace do not', async ({ page, guest }) => {
  await guest.allow({ console: [/.*/], globals: ['standIns', 'launch_chaty'] });
  await page.goto(PATH);
  const originals = await page.evaluate(() => Reflect.get(window, 'standIns'));
  for (const [, handle] of built) expect(originals).not.toContain(handle);
  const broken = guest.consoleLines().filter((line) => /integrity|Failed to load|blocked/i.test(line));
  expect(broken).toEqual([]);
  for (const [island] of built)
    expect(
      guest.requests.some((url) => url.includes(`/dist/${island}.min.js`)),
      island,
    ).toBe(true);
  await guest.takeFindings();
});

test('a menu gets our sheet once, after the sheet of its plugin, which stays', async ({ request, site }) => {
  const sheet = files.menu?.css;
  test.skip(sheet === undefined, 'The menu is not built');
  const html = await (await request.get(`${site.url}${PATH}`)).text();
  const links = [...html.matchAll(/<link[^>]*rel=['"]stylesheet['"][^>]*>/g)].map(([tag]) => tag);
  const theirs = links.findIndex((tag) => tag.includes('handle=hfe-widgets-style'));
  const ours = links.flatMap((tag, index) => (tag.includes(`/dist/${sheet}`) ? [index] : []));
  expect(theirs).toBeGreaterThanOrEqual(0);
  expect(ours).toHaveLength(1);
  expect(ours[0]).toBeGreaterThan(theirs);
  expect(links[ours[0] ?? 0]).toContain('integrity="sha384-');
  expect(await (await request.get(`${site.url}/ask/`)).text()).not.toContain(`/dist/${sheet}`);
});

test('an inline script right after a replaced one finds the function that it calls, before our module has run', async ({
  page,
  guest,
}) => {
  await guest.allow({ console: [/.*/], globals: ['standIns', 'launch_chaty'] });
  // None of ours runs: what is there is what the page itself prints.
  await page.route('**/plugins/hadaya/dist/**', (route) => route.abort());
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(PATH);
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
  await guest.takeFindings();
});

test('without scripts the contact plugin’s channels are links, those that a script must open are not', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}${PATH}&channels=1`);
  const links = page.locator('.hadaya-contact-fallback a');
  await expect(links).toHaveText(['WhatsApp', 'Call <us>']);
  const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(['https://wa.me/96890000001', 'tel:+96890000002']);
  await context.close();
});

test('an island that the owner switched off leaves its plugin alone', async ({ request, site }) => {
  site.setOption('hadaya_options', { ...HADAYA_OPTIONS, islands: { ...HADAYA_OPTIONS.islands, swatches: false } });
  const html = await (await request.get(`${site.url}${PATH}`)).text();
  site.setOption('hadaya_options', HADAYA_OPTIONS);
  expect(readTags(html).find(({ tag }) => tag.includes('id="woo-variation-swatches-js"'))?.src).toContain(
    'hadaya-stand-ins/original.js',
  );
});

test('the style handle keeps its inline style and carries our sheet', async ({ request, site }) => {
  const html = await (await request.get(`${site.url}${PATH}`)).text();
  expect(html).toContain(':root{--wvg-thumbnail-item:4}');
  if (files.gallery?.css) expect(html).toMatch(new RegExp(`<link[^>]+/dist/${files.gallery.css}`));
});

test('under a strict policy every tag of ours carries the page’s nonce', async ({ page, guest }) => {
  await guest.allow({ console: [/.*/], globals: ['standIns', 'launch_chaty'] });
  await page.goto(`${PATH}&csp=1`);
  const blocked = guest.consoleLines().filter((line) => line.includes('Content Security Policy'));
  expect(blocked).toEqual([]);
  expect(await page.evaluate(() => typeof Reflect.get(window, 'hadaya'))).toBe('object');
  await guest.takeFindings();
});

test('shortcodes print a place for an island or the plain markup, escaped', async ({ request, site }) => {
  const html = await (await request.get(`${site.url}/shortcodes/`)).text();
  expect(html).toContain('href="https://wa.me/96890000001?text=Hello%20%26%20welcome"');
  expect(html).toContain('data-hadaya-open="0"');
  if (files.swatches) expect(html).toContain('<div data-hadaya="swatches" data-note="&lt;b&gt;"><p>native</p></div>');
  expect(html).toContain('<p>unknown</p>');
  expect(html).not.toContain('data-hadaya="nothing"');
});

test('the address asks for the owner’s panel, which comes before our other modules', async ({
  page,
  request,
  site,
}) => {
  const tags = readTags(await (await request.get(`${site.url}${PATH}&hadaya_debug=1`)).text());
  const ours = tags.filter(({ src }) => src.includes('/plugins/hadaya/dist/'));
  expect(ours[0]?.src).toContain('/dist/debug.min.js');
  await page.goto(`${site.url}${PATH}&hadaya_debug=1`);
  await expect(page.locator('[data-hadaya-root="debug"]').getByText(/^contact-widget: 1 working/)).toBeVisible();
  expect(
    readTags(await (await request.get(`${site.url}${PATH}`)).text())
      .map(({ src }) => src)
      .join(),
  ).not.toContain('debug');
});
