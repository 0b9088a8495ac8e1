/**
 * Tests calls that pages make to the replaced plugin, and pages on which the plugin's script runs in addition to ours.
 */
import { readFileSync } from 'node:fs';
import { mug, pen } from '@hadaya/testing/shop';
import { holdBack } from '../kit/holdBack.ts';
import { settle } from '../kit/settle.ts';
import { expect, test } from '../kit/test.ts';
import { probeSwatches, takeHeard, waitForSwatches } from './kit/swatches.ts';
import { serveSwatches } from './kit/swatchPage.ts';

const woocommerce = 'woocommerce' as const;

test('destroy restores the markup, and a new call or the init event mounts the form again', async ({
  page,
  servePage,
}) => {
  await page.goto(serveSwatches(servePage, { products: [mug], scripts: woocommerce }));
  const printed = await (await page.request.get('/swatches/')).text();
  await waitForSwatches(page);
  await page.waitForFunction(() => Reflect.get(window, 'jQuery').fn.WooVariationSwatches);
  // Waits for WooCommerce's script, which starts the form later than our script does and then fires an event.
  await page.waitForLoadState('load');
  await settle(page);
  const call = (command?: string) =>
    page.evaluate((word) => void Reflect.get(window, 'jQuery')('.variations_form').WooVariationSwatches(word), command);
  const list = page.locator('.variable-items-wrapper').first();
  await call('destroy');
  const html = await list.evaluate((node) => node.outerHTML);
  const server = await page.evaluate(
    (text) => new DOMParser().parseFromString(text, 'text/html').querySelector('.variable-items-wrapper')?.outerHTML,
    printed,
  );
  const inOrder = (text: string | undefined) =>
    text?.replace(/ class="([^"]*?)\s*"/g, ' class="$1"').replace(
      /<li ([^>]*)>/g,
      (_, rest: string) =>
        `<li ${rest
          .match(/[\w-]+="[^"]*"/g)
          ?.sort()
          .join(' ')}>`,
    );
  expect(inOrder(html)).toBe(inOrder(server));
  await expect(page.locator('.wvs-loaded, [data-hadaya-root]')).toHaveCount(0);
  await call();
  // Row 35 of the contract: further calls of the plugin's function have no effect.
  await page.evaluate(() =>
    Reflect.get(window, 'jQuery')('.variations_form').WooVariationSwatches().WooVariationSwatches(),
  );
  await takeHeard(page);
  const form = probeSwatches(page);
  await form.pick('red');
  await expect(form.root.locator('.woo-selected-variation-item-name')).toHaveCount(2);
  expect((await takeHeard(page)).filter((line) => line === 'change red')).toHaveLength(1);
  expect(await page.evaluate(() => typeof Reflect.get(window, 'jQuery').fn.WooVariationSwatches.Constructor)).toBe(
    'function',
  );
  expect(await page.evaluate(() => typeof Reflect.get(window, 'jQuery').fn.WooVariationSwatches.noConflict)).toBe(
    'function',
  );

  // Row 37 of the contract: an event restores a destroyed form.
  await call('destroy');
  await page.evaluate(() => Reflect.get(window, 'jQuery')(document).trigger('woo_variation_swatches_init'));
  await expect(page.locator('.variations_form')).toHaveAttribute('data-hadaya-state', 'mounted');
});

test('takes over from a plugin script that ran first, and logs one warning', async ({ page, servePage, guest }) => {
  await guest.allow({ console: [/^\[hadaya\] the script of Variation Swatches runs here too/] });
  servePage('/kit/shipped.js', {
    html: `jQuery.fn.WooVariationSwatches = function () { return this.each(function () {
      const form = jQuery(this).addClass('wvs-loaded');
      form.find('.variable-items-wrapper').on('click.wvs', 'li', function () {
        const item = jQuery(this);
        item.parent().prev('select').val(item.attr('data-value')).trigger('change');
      });
    }); };
    jQuery('.variations_form').WooVariationSwatches();`,
    headers: { 'content-type': 'text/javascript' },
  });
  const path = serveSwatches(servePage, { products: [mug], scripts: 'jquery', head: '' });
  const html = await (await page.request.get(path)).text();
  servePage(
    '/shipped/',
    html.replace(
      '<script src="/kit/hear.js" defer></script>',
      '<script src="/kit/hear.js" defer></script><script src="/kit/shipped.js" defer></script>',
    ),
  );
  await page.goto('/shipped/');
  await waitForSwatches(page);
  await takeHeard(page);
  await probeSwatches(page).pick('red');
  expect((await takeHeard(page)).filter((line) => line === 'change red')).toHaveLength(1);
  await expect.poll(() => guest.consoleLines().filter((line) => line.includes('Variation Swatches'))).toHaveLength(1);
});

const ROUTES = ['/woo-variation-swatches/v1/x', '/woo-variation-swatches/v1/x?lang=ar', '/wp/v2/posts'];
const WITH_LANGUAGE = ['/woo-variation-swatches/v1/x?lang=en', '/woo-variation-swatches/v1/x?lang=ar', '/wp/v2/posts'];

test('sends a request unchanged when the middleware file fails to load', async ({ page, servePage, guest }) => {
  await guest.allow({ console: [/Failed to load resource|net::ERR/] });
  await page.route(/swatches-createMiddlewareForExtraQueryParams-[^/]*\.js/, (route) => route.abort());
  await page.goto(serveSwatches(servePage, { products: [mug] }));
  await waitForSwatches(page);
  const sent = await page.evaluate((path) => {
    const middleware = Reflect.get(window, 'createMiddlewareForExtraQueryParams')({ lang: 'en' });
    return middleware({ path }, (options: { path: string }) => options.path);
  }, ROUTES[0]);
  expect(sent).toBe(ROUTES[0]);
});

test('adds missing parameters to swatches’ REST requests, even when the middleware is requested early', async ({
  page,
  servePage,
}) => {
  const readme = readFileSync(new URL('../../packages/swatches/README.md', import.meta.url), 'utf8');
  const standIn = readme.match(/<script>window\.createMiddleware[\s\S]*?<\/script>/)?.[0] ?? '';
  // Both scripts run during parsing, as WordPress prints them: api-fetch, then a plugin's inline code for the same
  // handle.
  const inline = `<script>window.wp = { used: [], apiFetch: { use(one) { window.wp.used.push(one) } } };</script>${standIn}
<script>wp.apiFetch.use( window.createMiddlewareForExtraQueryParams({"lang":"en"}) )</script>`;
  const release = await holdBack(page, '**/dist/hadaya.min.js');
  await page.goto(serveSwatches(servePage, { products: [mug], head: inline }), { waitUntil: 'commit' });
  await page.waitForFunction(() => Reflect.get(window, 'wp')?.used.length === 1);
  release();
  await waitForSwatches(page);
  const sent = await page.evaluate((routes) => {
    const late = Reflect.get(window, 'createMiddlewareForExtraQueryParams')({ lang: 'en' });
    const send = (middleware: typeof late) =>
      Promise.all(routes.map((path) => middleware({ path }, (options: { path: string }) => options.path)));
    return Promise.all([...Reflect.get(window, 'wp').used, late].map(send));
  }, ROUTES);
  expect(sent).toEqual([WITH_LANGUAGE, WITH_LANGUAGE]);
});

test('replays an early tap after the bundle has loaded', async ({ page, servePage }) => {
  const readme = readFileSync(new URL('../../packages/swatches/README.md', import.meta.url), 'utf8');
  const recorder = readme.match(/<script>[\s\S]*?swatches\.click[\s\S]*?<\/script>/)?.[0] ?? '';
  const release = await holdBack(page, '**/dist/hadaya.min.js');
  await page.goto(serveSwatches(servePage, { products: [pen], head: recorder }), { waitUntil: 'commit' });
  await page.locator('.variable-item[data-value="gift-box"] label').click();
  release();
  await waitForSwatches(page);
  await expect(probeSwatches(page).select('attribute_pa_box')).toHaveValue('gift-box');
});
