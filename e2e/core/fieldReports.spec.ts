/** Tests reports about embeds and loaders; `docs/field-reports/loader.md` lists the sources. */
import { readFileSync } from 'node:fs';
import { DEFAULT_FIELDS } from '@hadaya/attribution/fields';
import { mug } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { PARAMS } from '../attribution/shopSite.ts';
import { documentOf } from '../kit/servePage.ts';
import { expect, test } from '../kit/test.ts';
import { waitForIslands } from '../kit/waitForIslands.ts';
import { probeSwatches, waitForSwatches } from '../swatches/kit/swatches.ts';
import { serveSwatches } from '../swatches/kit/swatchPage.ts';
import { replacePage } from './inPage/replacePage.ts';
import { countRuns, FORM, runs, TAG } from './loaderPage.ts';

const MUG = '/product/ceramic-mug/';
const SCRIPT = { 'content-type': 'text/javascript' };

const asHost = (page: Page, code: string) => page.evaluate(`window.__hadayaGuest?.asHost(() => { ${code} })`);

test('islands work after a theme rewrites the body’s markup', async ({ page, guest }) => {
  await guest.allow({ pageState: ['scroll', 'address', 'history'] });
  for (const address of [MUG, '/contact/'])
    await test.step(address, async () => {
      await page.goto(address);
      if (address === MUG) await waitForSwatches(page);
      else await expect(page.locator('.chaty-widget')).toHaveCount(2);
      await asHost(page, 'document.body.innerHTML = document.body.innerHTML.replace(/\\u00AD/g, "");');
      if (address === MUG) {
        await waitForIslands(page);
        await probeSwatches(page).pick('red');
        await probeSwatches(page).pick('s');
        await expect(probeSwatches(page).id).toHaveValue('22');
      } else {
        await expect(page.locator('.chaty-widget')).toHaveCount(2);
        await page.locator('.open-chaty').first().press('Enter');
        await expect(page.locator('.chaty-widget').first()).toHaveClass(/chaty-open/);
      }
    });
});

for (const name of ['data-rocketsrc', 'data-cfsrc', 'data-src', 'data-litespeed-src', 'data-wpmeteor-src'])
  test(`finds the folder of a script tag that an optimiser delays with the attribute "${name}"`, async ({
    page,
    servePage,
    server,
  }) => {
    countRuns(servePage);
    const loader = await (await fetch(`${server.url}${TAG}`)).text();
    servePage('/run.js', { html: `new Function(${JSON.stringify(loader)})();`, headers: SCRIPT });
    const tag = `<script type="text/delayed" ${name}="${TAG}?ver=1"></script>`;
    await page.goto(servePage('/shop/', documentOf(`${FORM}${tag}<script src="/run.js"></script>`)));
    await expect.poll(() => page.evaluate(runs)).toBe(1);
  });

test('mounts islands on a page whose old library changes array methods', async ({ page, servePage, guest }) => {
  await guest.allow({ globals: ['each'] });
  // Imitates old versions of Prototype and MooTools: `Array.from` without iterators, `toJSON` on arrays, and enumerable
  // additions to prototypes.
  const old = `<script>
    Array.from = function (list) { if (!list) return []; if ('toArray' in Object(list)) return list.toArray();
      var length = list.length || 0, results = new Array(length); while (length--) results[length] = list[length]; return results; };
    Array.prototype.toJSON = function () { return '[' + this.join(', ') + ']'; };
    Array.prototype.each = function (run) { this.forEach(run); return this; };
    String.prototype.toJSON = function () { return '"' + this + '"'; };
    Function.prototype.extend = function () { return this; };
  </script>`;
  await page.goto(serveSwatches(servePage, { products: [mug], scripts: 'none', head: old }));
  await waitForSwatches(page);
  const form = probeSwatches(page);
  await form.pick('red');
  await form.pick('s');
  await expect(form.id).toHaveValue('22');
});

test('the loader works on a page that also loads an island’s own file or has already defined the island’s custom element', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({
    hostChanges: [{ selector: 'wc-order-attribution-inputs' }],
    globals: ['sbjs', 'wc_order_attribution'],
  });
  const settings = `<script>window.wc_order_attribution = ${JSON.stringify({ params: PARAMS, fields: DEFAULT_FIELDS })};</script>`;
  const both = `<script src="${TAG}" defer></script><script type="module" src="/dist/attribution.min.js"></script>`;
  const element = '<form name="checkout"><wc-order-attribution-inputs></wc-order-attribution-inputs></form>';
  const count = () => page.locator('wc-order-attribution-inputs input').count();
  await page.goto(servePage('/both/', documentOf(element, settings + both)));
  await expect.poll(count).toBe(Object.keys(DEFAULT_FIELDS).length);
  const defined = `<script>customElements.define('wc-order-attribution-inputs', class extends HTMLElement {});</script>`;
  await page.goto(servePage('/defined/', documentOf(element, settings + defined + both)));
  await expect.poll(count).toBe(Object.keys(DEFAULT_FIELDS).length);
});

test('switching language without a reload translates the widgets and loads nothing again', async ({ page, guest }) => {
  await guest.allow({ pageState: ['title', 'address', 'history', 'scroll'], globals: ['chaty_settings'] });
  await page.goto('/contact/');
  await expect(page.locator('.chaty-widget')).toHaveCount(2);
  const ours = () =>
    guest.requests.filter((address) => address.includes('/dist/')).map((address) => address.split('?')[0]);
  const asked = ours();
  await asHost(page, `document.documentElement.lang = 'ar'; document.documentElement.dir = 'rtl';`);
  await replacePage(page, '/contact/?dir=rtl', 'body');
  await expect(page.locator('.chaty-widget')).toHaveCount(2);
  await expect(page.locator('.open-chaty').first()).toHaveAccessibleName(/[\u0600-\u06ff]/);
  // Idle work might request files for the first time now, but must not request any file twice.
  const again = ours()
    .slice(asked.length)
    .filter((address) => asked.includes(address));
  expect(again.filter((address) => !address?.includes(TAG) && !address?.endsWith('.css'))).toEqual([]);
});

test('a tap made before a delayed loader runs is replayed after the island has mounted', async ({
  page,
  servePage,
}) => {
  const readme = readFileSync(new URL('../../packages/swatches/README.md', import.meta.url), 'utf8');
  const recorder = /<script>window\.hadaya=window\.hadaya[\s\S]*?<\/script>/.exec(readme)?.[0] ?? '';
  expect(recorder).toContain('swatches.click');
  // Delays the loader itself instead of using an optimiser, because an optimiser that replays the tap would hide a
  // failure of our recorder.
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${TAG}*`, async (route) => {
    await held;
    await route.continue();
  });
  const address = serveSwatches(servePage, { products: [mug], scripts: 'none', above: recorder });
  await page.goto(address, { waitUntil: 'commit' });
  await probeSwatches(page).item('red').dispatchEvent('click');
  release();
  await waitForSwatches(page);
  await expect.poll(() => probeSwatches(page).having('selected')).toEqual(['red']);
});

test('limits queued taps when the files never load', async ({ page, servePage, guest }) => {
  await guest.allow({
    console: [/^\[hadaya\] "swatches" could not be loaded/, /Failed to load/],
    sentinel: 'absent',
  });
  await page.route('**/dist/{product,core,swatches}*.js*', (route) => route.abort());
  await page.goto(serveSwatches(servePage, { products: [mug], scripts: 'none' }));
  await expect.poll(() => page.evaluate(() => Array.isArray(Object(window).hadaya?.q))).toBe(true);
  const kept = await page.evaluate(() => {
    for (let tap = 0; tap < 500; tap += 1) document.querySelector<HTMLElement>('.variable-item')?.click();
    return Object(window).hadaya.q.length;
  });
  expect(kept).toBe(20);
  await expect(page.locator('select').first()).toBeVisible();
});
