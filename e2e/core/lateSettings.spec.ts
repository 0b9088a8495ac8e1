import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DIST_FOLDER } from '@hadaya/tools/project';
import { SENTINEL_TAG } from '../kit/addSentinel.ts';
import { documentOf } from '../kit/servePage.ts';
import { servePieces } from '../kit/servePieces.ts';
import { expect, test } from '../kit/test.ts';
import { countRuns, FORM, runs, TAG } from './loaderPage.ts';

const data = (id: string, value: unknown) =>
  `<script type="application/json" id="hadaya-${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
const loader = `<script src="${TAG}" async></script>`;

test('merges settings and islands from data elements, and the owner’s own script takes precedence', async ({
  page,
  guest,
  servePage,
}) => {
  await guest.allow({ globals: ['woo_variation_swatches_options'] });
  countRuns(servePage);
  const head = [
    `<script>window.hadaya = { q: [], settings: { swatches: { labelSeparator: '!' } } };</script>`,
    data('settings', {
      islands: [],
      settings: { swatches: { labelSeparator: '–', clearOnReselect: true }, look: 'plain' },
    }),
    data('islands', {
      islands: ['swatches'],
      globals: { woo_variation_swatches_options: { show_variation_label: '1' } },
    }),
  ].join('');
  await page.goto(servePage('/own/', documentOf(FORM, head + loader)));
  await expect.poll(() => page.evaluate(runs)).toBe(1);
  const found = await page.evaluate(() => [
    Reflect.get(window, 'hadaya').settings,
    Reflect.get(window, 'woo_variation_swatches_options'),
  ]);
  expect(found).toEqual([
    { swatches: { labelSeparator: '!', clearOnReselect: true }, look: 'plain' },
    { show_variation_label: '1' },
  ]);
});

test('does not start an island until the server has named it', async ({ page, guest, servePage }) => {
  countRuns(servePage);
  const none = documentOf(FORM, data('settings', { islands: [] }) + loader);
  await page.goto(servePage('/none/', none));
  await page.waitForLoadState('load');
  expect(guest.requests.filter((address) => address.includes('/dist/swatches'))).toEqual([]);
  await page.evaluate(
    (html) => window.__hadayaGuest?.asHost(() => document.body.insertAdjacentHTML('beforeend', html)),
    data('more', { islands: ['swatches'] }),
  );
  await expect.poll(() => page.evaluate(runs)).toBe(1);
});

test('supports pages printed by the previous version, which set window.hadaya', async ({ page, guest, servePage }) => {
  countRuns(servePage);
  const printed = `<script id="hadaya-settings">window.hadaya=Object.assign(window.hadaya||{q:[]},{"settings":{"look":"plain"}});</script>
<script id="hadaya-js-before">Object.assign(window.hadaya=window.hadaya||{q:[]},{"islands":["menu"]});</script>`;
  const more = `<script id="hadaya-more">(hadaya.islands=hadaya.islands||[]).push("swatches");document.dispatchEvent(new Event("hadaya:look"));</script>`;
  await page.goto(servePage('/old/', documentOf(FORM + more, printed + loader)));
  await expect.poll(() => page.evaluate(runs)).toBe(1);
  expect(guest.requests.filter((address) => address.includes('/dist/gallery'))).toEqual([]);
});

test('a loader in an inline script above its settings waits for them and keeps the nonce of its script tag', async ({
  page,
  servePage,
}) => {
  countRuns(servePage);
  const joined = `<script nonce="joined">${readFileSync(resolve(DIST_FOLDER, 'hadaya.min.js'), 'utf8').replaceAll('</', '<\\/')}</script>`;
  const printed = data('settings', { baseUrl: '/dist/', islands: ['swatches'] });
  await page.goto(servePage('/joined/', documentOf(`${SENTINEL_TAG}${FORM}${printed}`, joined)));
  await expect.poll(() => page.evaluate(runs)).toBe(1);
  const nonces = await page
    .locator('link[rel="modulepreload"]')
    .evaluateAll((links) => links.map((link) => Object(link).nonce));
  expect(new Set(nonces)).toEqual(new Set(['joined']));
});

test('reads a data element only after it has been parsed completely', async ({ page, guest, servePage, server }) => {
  countRuns(servePage);
  const text = data('settings', { islands: [], settings: { look: 'plain' } });
  const slow = servePieces(server, '/pieces/', [
    `<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8"><title>Page</title>${loader}</head><body>${FORM}${text.slice(0, 90)}`,
    `${text.slice(90)}<p>More</p>`,
    `${data('more', { islands: ['swatches'] })}${SENTINEL_TAG}</body></html>`,
  ]);
  await page.goto(slow.address, { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => typeof Reflect.get(window, 'hadaya'))).toBe('object');
  slow.send();
  await expect
    .poll(() => page.evaluate(() => Object(Reflect.get(window, 'hadaya')).settings))
    .toEqual({ look: 'plain' });
  expect(guest.requests.filter((address) => address.includes('/dist/swatches'))).toEqual([]);
  slow.send();
  await expect.poll(() => page.evaluate(runs)).toBe(1);
});
