import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DIST_FOLDER } from '../../tools/islandBundle/project.ts';
import { BUDGETS } from '../../tools/test/budgets.ts';
import { expect, test } from '../kit/test.ts';
import { openShopSite, shopDocument } from './shopSite.ts';
import { FORM } from './shopVisit.ts';

test.use({ allow: { hosts: ['shop.example.om'], hostChanges: [{ selector: 'wc-order-attribution-inputs' }] } });

test('attribution is one file within its budget: checkout, owner’s settings and all options of init included', async ({
  page,
  context,
  guest,
}) => {
  const before = 'window.hadaya = { settings: { attribution: { clickIds: true, trackHistory: true } } };';
  await openShopSite(context, () => shopDocument({ body: FORM, before }));
  await page.goto('https://shop.example.om/?utm_source=a&hadaya_debug=1', { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    Object(window).sbjs.init({ promocode: true, campaign_param: 'c' });
    await Object(window).hadaya.attribution.channel();
  });
  const files = guest.requests
    .filter((address) => address.includes('/dist/'))
    .map((address) => new URL(address).pathname);
  expect(files).toEqual(['/dist/attribution.min.js']);
  const code = readFileSync(resolve(DIST_FOLDER, 'attribution.min.js'));
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(BUDGETS.attribution ?? 0);
  expect(code.toString()).not.toMatch(/from\s*["'`]\.\//);
});
