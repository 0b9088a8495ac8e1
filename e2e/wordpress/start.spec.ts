import { readManifest } from '@hadaya/tools/manifest';
import { DIST_FOLDER, VERSION } from '@hadaya/tools/project';
import type { Page } from '@playwright/test';
import { readHints } from './kit/readHints.ts';
import { readPageData } from './kit/readPageData.ts';
import { DIST } from './kit/siteContent.ts';
import { expect, inMatrix, needWordPress, test } from './kit/test.ts';

needWordPress();

const { files } = readManifest(DIST_FOLDER, VERSION);
const PRODUCT = '/ask/?stand-ins=1&product=1';

const placesOf = (html: string, ...texts: readonly string[]) =>
  texts.map((text) => {
    expect(html).toContain(text);
    return html.indexOf(text);
  });
const inOrder = (indexes: readonly number[]) => expect(indexes).toEqual([...indexes].sort((one, other) => one - other));

test.beforeAll(({ site }) => site.setOption('hadaya_test_contact_plugin', '1'));
test.afterAll(({ site }) => site.setOption('hadaya_test_contact_plugin', null));

test('the loader precedes style sheets and scripts, and an island is announced only after its data is printed', async ({
  request,
  site,
}) => {
  const html = await (await request.get(`${site.url}${PRODUCT}`)).text();
  const [loader = ''] = /<script[^>]* id="hadaya-js"[^>]*>/.exec(html) ?? [];
  expect(loader).toMatch(/ async[ >=]/);
  expect(loader).toContain('fetchpriority="high"');
  const ours = ['id="hadaya-settings"', 'var wc_order_attribution', 'id="hadaya-islands"', loader, 'id="hadaya-hints"'];
  inOrder(placesOf(html, ...ours, "rel='stylesheet'", 'id="jquery-core-js"'));

  const head = readPageData(html, 'hadaya-islands');
  expect(head.islands).toEqual(expect.arrayContaining(['attribution', 'gallery', 'swatches', 'contact-widget']));
  expect(head.printed).toEqual(['attribution']);
  const globals = [
    'woo_variation_gallery_options',
    'woo_variation_swatches_options',
    'wc_add_to_cart_variation_params',
  ];
  const settings = globals.map((name) => `var ${name} =`);
  const more = 'id="hadaya-more"';
  for (const setting of settings) inOrder(placesOf(html, setting, more));
  const data = readPageData(html, 'hadaya-more');
  expect(data.printed).toEqual(['gallery', 'swatches', 'menu']);
  expect(Object.keys(data.globals ?? {})).toEqual(expect.arrayContaining(globals));
  const blocking = [...html.slice(html.indexOf('</main>')).matchAll(/<script[^>]* src="[^"]*"[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/ (?:defer|async|type="module")/.test(tag));
  for (const tag of blocking) inOrder(placesOf(html, more, tag));

  // An island is announced only after all inline code that sets or changes its settings.
  const mark = (island: string) => `(hadaya.printed=hadaya.printed||[]).push("${island}")`;
  inOrder(placesOf(html, 'var chaty_settings =', 'Object.assign(chaty_settings', mark('contact-widget')));
  inOrder(placesOf(html, 'var elementorFrontendConfig =', mark('content'), 'id="elementor-frontend-js"'));

  // After a product’s form, an island is announced immediately if all its settings are known.
  const form = await (await request.get(`${site.url}${PRODUCT}&form=1`)).text();
  for (const setting of ['var woo_variation_swatches_options =', 'var wc_add_to_cart_variation_params =']) {
    inOrder(placesOf(form, setting, 'id="hadaya-form"', 'id="below"'));
    expect(form.split(setting)).toHaveLength(2);
  }
  inOrder(placesOf(form, '<form class="variations_form', 'id="hadaya-form"', '</form>'));
  // Themes have rules such as `form.cart + .product_meta`, so we insert no element between the form and its next
  // sibling.
  expect(form).toMatch(/<\/form>\s*<[a-z]+ id="below"/);
  expect(readPageData(form, 'hadaya-form').printed).toEqual(['swatches']);
  // The gallery reads WooCommerce settings that the page has not printed at this point.
  expect(readPageData(form, 'hadaya-more').printed).toEqual(['gallery', 'menu']);

  // A product list prefetches no product page scripts, because nothing on it uses them.
  const { first, rest, late } = readHints(await (await request.get(`${site.url}/ask/?stand-ins=1&list=1`)).text());
  const modules = [...first, ...rest, ...late];
  expect(modules.some((name) => name.startsWith('attribution'))).toBe(true);
  expect(modules.filter((name) => /^(?:runtime|gallery|swatches|variations)/.test(name))).toEqual([]);
});

test('preloads modules in the order visitors need them', async ({ page, guest, site }) => {
  await guest.allow({ console: [/.*/], globals: ['standIns', 'launch_chaty'] });
  const links: string[] = [];
  await page.exposeFunction('noteLink', (rel: string, name: string) => links.push(`${rel} ${name}`));
  await page.addInitScript(() => {
    const note: (rel: string, name: string) => void = Reflect.get(window, 'noteLink');
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLLinkElement && /preload/.test(node.rel) && node.href.includes('/hadaya/dist/'))
          note(node.rel, node.href.replace(/.*\//, '').replace(/(-[\w-]{8})?\.min\.js$/, ''));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${site.url}${PRODUCT}`);
  await expect.poll(() => links).toContain('modulepreload gallery');
  const order = ['attribution', 'core', 'variations', 'swatches', 'gallery'].filter((name) => files[name]);
  expect(links.filter((link) => order.some((name) => link.endsWith(` ${name}`)))).toEqual(
    order.map((name) => `modulepreload ${name}`),
  );
  const { first, rest } = readHints(await (await page.request.get(`${site.url}${PRODUCT}`)).text());
  expect([...first, ...rest].filter((name) => /^(contact-widget|runtime)/.test(name))).toEqual([]);
  guest.ignoreFindings();
});

test('loads no module before the page’s import map if only one map is allowed', async ({ page, guest, site }) => {
  await guest.allow({ console: [/.*/], globals: ['standIns', 'launch_chaty'] });
  await page.addInitScript(() => {
    Reflect.deleteProperty(Atomics, 'pause');
    const early: string[] = [];
    Object.defineProperty(window, 'earlyModules', { value: early, enumerable: false });
    new MutationObserver((records, observer) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof HTMLLinkElement && node.rel === 'modulepreload') early.push(node.href);
        if (node instanceof HTMLScriptElement && node.type === 'importmap') observer.disconnect();
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${site.url}${PRODUCT}&modules=1`);
  expect(await page.evaluate(() => Reflect.get(window, 'earlyModules'))).toEqual([]);
  await expect(page.locator('html[data-host-module="interactive"]')).toHaveCount(1);
  await expect(page.locator(`link[rel="preload"][href*="${DIST}core"]`)).toHaveAttribute('as', 'script');
  await expect(page.locator('[data-hadaya="swatches"]')).toHaveAttribute('data-hadaya-state', /.+/);
  guest.ignoreFindings();
});

const askedFor = (page: Page) =>
  page
    .locator(`link[rel="modulepreload"][href*="${DIST}"]`)
    .evaluateAll((links) =>
      links.map((link) => String(link.getAttribute('href')).replace(/.*\/|(-[\w-]{8})?\.min\.js$/g, '')),
    );

for (const fate of ['loads', 'fails'] as const)
  test(
    `on an HTTP/2 connection, our files wait until the last style sheet ${fate}`,
    inMatrix(fate === 'loads'),
    async ({ page, guest, site }) => {
      await guest.allow({ console: [/.*/], globals: ['standIns', 'launch_chaty'] });
      await page.addInitScript(() => {
        Object.defineProperty(PerformanceResourceTiming.prototype, 'nextHopProtocol', { get: () => 'h2' });
      });
      const html = await (await page.request.get(`${site.url}${PRODUCT}`)).text();
      const head = html.slice(0, html.indexOf('</head>'));
      const [, last = ''] = [...head.matchAll(/<link rel='stylesheet'[^>]* href='([^']*)'/g)].at(-1) ?? [];
      let release = () => {};
      const isReleased = new Promise<void>((resolve) => (release = resolve));
      await page.route(last.replaceAll('&#038;', '&'), async (route) => {
        await isReleased;
        return fate === 'loads' ? route.fallback() : route.abort();
      });
      await page.goto(`${site.url}${PRODUCT}`, { waitUntil: 'commit' });
      // The test cannot wait for a frame instead, because the browser paints none while the style sheet is loading.
      const hasStarted = () => page.evaluate(() => Reflect.get(Object(Reflect.get(window, 'hadaya')), 'started'));
      await expect.poll(hasStarted).toBe(true);
      expect(await askedFor(page)).toEqual(['attribution']);
      release();
      await expect
        .poll(() => askedFor(page))
        .toEqual(expect.arrayContaining(['attribution', 'core', 'swatches', 'gallery']));
      await expect(page.locator('[data-hadaya="swatches"]')).toHaveAttribute('data-hadaya-state', /.+/);
      guest.ignoreFindings();
    },
  );
