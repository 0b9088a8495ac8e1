import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DIST_FOLDER } from '../../tools/islandBundle/project.ts';
import { expect, test } from '../kit/test.ts';
import { openShopSite, shopDocument } from './shopSite.ts';

const BUDGET_BYTES = 4800;

test.use({ allow: { hosts: ['shop.example.om'] } });

test('a page of the shop loads one file within the byte budget, without React or core', async ({
  page,
  context,
  guest,
}) => {
  await openShopSite(context, () => shopDocument({}));
  await page.goto('https://shop.example.om/?utm_source=a', { waitUntil: 'networkidle' });
  const files = guest.requests
    .filter((address) => address.includes('/dist/'))
    .map((address) => new URL(address).pathname);
  expect(files).toEqual(['/dist/attribution.min.js']);
  const code = readFileSync(resolve(DIST_FOLDER, 'attribution.min.js'));
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(BUDGET_BYTES);
  expect(code.toString()).not.toMatch(/from\s*["'`]\.\//);
});
