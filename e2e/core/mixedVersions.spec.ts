import { DEFAULT_FIELDS } from '@hadaya/attribution/fields';
import { VERSION } from '@hadaya/tools/project';
import type { Page } from '@playwright/test';
import { PARAMS } from '../attribution/shopSite.ts';
import { documentOf } from '../kit/servePage.ts';
import { expect, test } from '../kit/test.ts';
import { waitForIslands } from '../kit/waitForIslands.ts';
import { BLOCK_SCRIPT, blockPage } from '../swatches/kit/blockPage.ts';
import { isHashed, OTHER_VERSION, serveOtherVersion } from './otherVersion.ts';

const MUG = '/product/ceramic-mug/';
const TAG = '/dist/hadaya.min.js';
const WIDGET = `<script>window.hadaya = { q: [], settings: { contact: { widgets: [{ channels: [{ type: 'phone', value: '+96890000002' }] }] } } };</script>`;

/** Order attribution settings, as WooCommerce prints them. */
const ATTRIBUTION = `<script>window.wc_order_attribution = ${JSON.stringify({ params: PARAMS, fields: DEFAULT_FIELDS })};</script>`;

test.use({
  root: 'shop',
  allow: {
    hostChanges: [{ selector: 'wc-order-attribution-inputs' }, { selector: 'form, form *', attributes: ['class'] }],
    pageState: ['history'],
    globals: ['sbjs', 'wc_order_attribution'],
  },
});

/** Returns the version that runs on the page. */
const ruling = (page: Page) => page.evaluate(() => Reflect.get(window, Symbol.for('hadaya.v1'))?.version);
const launchers = (page: Page) => page.locator('.chaty-widget .chaty-i-trigger');

async function mugWith(url: string, tags: readonly string[]): Promise<string> {
  const html = await (await fetch(url + MUG)).text();
  const own = /<script[^>]*src="\/dist\/hadaya\.min\.js"[^>]*><\/script>/;
  expect(html).toMatch(own);
  return html.replace(own, tags.map((src) => `<script src="${src}" defer></script>`).join(''));
}

async function expectWhole(page: Page): Promise<void> {
  await waitForIslands(page);
  await page.getByRole('radio', { name: 'Red' }).click();
  await expect(page.getByRole('radio', { name: 'Red' })).toBeChecked();
  await expect(page.locator('.woo-variation-gallery-wrapper[data-hadaya-state="mounted"]')).toHaveCount(1);
  await expect(page.locator('.chaty-widget')).toHaveCount(1);
  await expect(launchers(page).first()).toBeVisible();
}

for (const [first, second, kept] of [
  ['/dist/', '/other/', VERSION],
  ['/other/', '/dist/', OTHER_VERSION],
] as const)
  test(`of two tags, only the first (version ${kept}) starts the islands`, async ({
    page,
    servePage,
    guest,
    server,
  }) => {
    // The oracle counts style sheets from `/other/` as host changes, but they are also ours.
    await guest.allow({ hostChanges: [{ selector: 'link[href*="/other/"]' }] });
    serveOtherVersion(servePage, '/other/');
    const html = await mugWith(
      server.url,
      [first, second, second].map((folder) => `${folder}hadaya.min.js`),
    );
    await page.goto(servePage('/two-tags/', html));
    await expectWhole(page);
    expect(await ruling(page)).toBe(kept);
    const asked = guest.requests.map((address) => new URL(address).pathname).filter((path) => path.endsWith('.js'));
    expect(asked.filter((path) => path.startsWith(second))).toEqual([`${second}hadaya.min.js`]);
  });

test('two tags of the same version log nothing', async ({ page, servePage, server }) => {
  await page.goto(servePage('/same/', await mugWith(server.url, [TAG, `${TAG}?ver=2`])));
  await expectWhole(page);
});

test('a cached page and loader from the previous version find their old files next to the new files', async ({
  page,
  servePage,
  server,
}) => {
  serveOtherVersion(servePage, '/dist/', (file) => isHashed(file) || TAG.endsWith(`/${file}`));
  await page.goto(servePage('/kept/', await mugWith(server.url, [`${TAG}?ver=${OTHER_VERSION}`])));
  await expectWhole(page);
  expect(await ruling(page)).toBe(OTHER_VERSION);
});

test('a cached unhashed file from the previous version does not run with the new files', async ({
  page,
  servePage,
}) => {
  const kept = { html: 'window.hadaya.kept = true;', headers: { 'content-type': 'text/javascript' } };
  for (const name of ['attribution', 'block-swatches']) servePage(`/dist/${name}.min.js`, kept);
  servePage('/kit/block.js', { html: BLOCK_SCRIPT, headers: kept.headers });
  await page.goto(servePage('/block/', blockPage('pills').replace('<style>', `${WIDGET}${ATTRIBUTION}<style>`)));
  await expect(page.locator('form')).toHaveAttribute('data-hadaya-state', 'mounted');
  await expect(launchers(page).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('sbjs_first=');
  expect(await page.evaluate('window.hadaya.kept')).toBeUndefined();
});

test('a cached loader whose files are gone falls back to the new files', async ({ page, servePage, guest }) => {
  await guest.allow({ console: [/Failed to load resource/] });
  serveOtherVersion(servePage, '/dist/', (file) => TAG.endsWith(`/${file}`));
  await page.clock.install();
  await page.goto(servePage('/gone/', documentOf('<p>Gifts</p>', `${WIDGET}<script src="${TAG}" defer></script>`)));
  await expect
    .poll(async () => {
      await page.clock.runFor(250);
      return page.locator('.chaty-widget').count();
    })
    .toBe(1);
  await expect(launchers(page).first()).toBeVisible();
  expect(await ruling(page)).toBe(VERSION);
});
