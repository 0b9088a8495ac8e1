import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DIST_FOLDER } from '@hadaya/tools/project';
import { expect, test } from '../kit/test.ts';
import { openShopSite, shopDocument } from './shopSite.ts';
import { FORM } from './shopVisit.ts';

/** Maximum gzipped size of the bundle, in bytes. */
const MOST_BYTES = 8_500;

test.use({ allow: { hosts: ['shop.example.om'], hostChanges: [{ selector: 'wc-order-attribution-inputs' }] } });

test('attribution ships as one file within its size budget, and only a channel() call loads a second file', async ({
  page,
  context,
  guest,
}) => {
  const before = 'window.hadaya = { settings: { attribution: { clickIds: true, trackHistory: true } } };';
  await openShopSite(context, () => shopDocument({ body: FORM, before }));
  await page.goto('https://shop.example.om/?utm_source=a', { waitUntil: 'networkidle' });
  const readFiles = () =>
    guest.requests.filter((address) => address.includes('/dist/')).map((address) => new URL(address).pathname);
  await page.evaluate(() => Object(window).sbjs.init({ promocode: true, campaign_param: 'c' }));
  expect(readFiles()).toEqual(['/dist/attribution.min.js']);
  await page.evaluate(() => Object(window).hadaya.attribution.channel());
  expect(readFiles()).toEqual([
    '/dist/attribution.min.js',
    expect.stringMatching(/^\/dist\/channels-[\w-]+\.min\.js$/),
  ]);
  const code = readFileSync(resolve(DIST_FOLDER, 'attribution.min.js'));
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(MOST_BYTES);
  expect(code.toString()).not.toMatch(/from\s*["'`]\.\//);
});
