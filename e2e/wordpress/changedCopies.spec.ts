/**
 * Optimisers serve changed copies of our files from the shop's own host and keep the tags' attributes. The browser must
 * not reject any copy.
 */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readManifest } from '@hadaya/tools/manifest';
import { DIST_FOLDER, VERSION } from '@hadaya/tools/project';
import type { Page } from '@playwright/test';
import { saveData } from '../kit/saveData.ts';
import { readHints } from './kit/readHints.ts';
import { readPageData } from './kit/readPageData.ts';
import { DIST } from './kit/siteContent.ts';
import type { TestSite } from './kit/TestSite.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

const { files } = readManifest(DIST_FOLDER, VERSION);
const PRODUCT = '/ask/?stand-ins=1&product=1';
const OURS = /(?<=\b(?:src|href)=(["']))[^"']*\/plugins\/hadaya\/dist\/[^"']*(?=\1)/g;
const COPIES = '/wp-content/cache/optimised/';

const readPrinted = (html: string) => ({
  tags: [...html.matchAll(/<(?:script|link)\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(`/hadaya${DIST}`)),
  data: JSON.stringify(readPageData(html, 'hadaya-islands')),
});

/**
 * Moves each of our scripts and style sheets on a page to another URL, and changes a byte of every response, even at
 * the original URL. Returns the new URLs.
 */
async function optimise(page: Page): Promise<ReadonlyMap<string, string>> {
  const moved = new Map<string, string>();
  await page.route(`**${PRODUCT}`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/<(?:script|link)\b[^>]*>/g, (tag) =>
      /\brel=["'](?:module)?preload/.test(tag)
        ? tag
        : tag.replace(OURS, (address) => {
            const name = address.replace(/.*\/|\?.*/g, '');
            const copy = `${COPIES}${moved.size}.${name.split('.').at(-1)}`;
            moved.set(copy, address.replaceAll('&#038;', '&'));
            return copy;
          }),
    );
    await route.fulfill({ response, body: html });
  });
  const change = async (route: Parameters<Parameters<Page['route']>[1]>[0], url: string) => {
    const response = await route.fetch({ url });
    await route.fulfill({ response, body: `${await response.text()}\n` });
  };
  await page.route(`**${COPIES}*`, (route) => {
    const { origin, pathname } = new URL(route.request().url());
    return change(route, new URL(moved.get(pathname) ?? '', origin).href);
  });
  await page.route('**/plugins/hadaya/dist/**', (route) => change(route, route.request().url()));
  return moved;
}

test('islands and style sheets work when an optimiser serves changed copies of our files', async ({ page, guest }) => {
  await guest.allow({ console: [/.*/], globals: ['standIns', 'launch_chaty', 'chaty_settings'] });
  // Disables prefetches, which would still be pending at the end of the test.
  await saveData(page);
  const moved = await optimise(page);
  await page.goto(PRODUCT);
  for (const island of ['swatches', 'gallery', 'menu'].filter((name) => files[name])) {
    const host = page.locator(`[data-hadaya="${island}"]`).first();
    await expect(host, island).toHaveAttribute('data-hadaya-state', 'mounted');
  }
  await expect(page.locator('[data-hadaya-root="contact-widget"]').first()).toBeAttached();
  const sheets = await page.evaluate(
    (copies) =>
      [...document.styleSheets].flatMap(({ href, cssRules }) => (href?.includes(copies) ? [cssRules.length] : [])),
    COPIES,
  );
  expect(sheets.length).toBe([...moved.keys()].filter((copy) => copy.endsWith('.css')).length);
  expect(sheets.length).toBeGreaterThan(1);
  for (const rules of sheets) expect(rules).toBeGreaterThan(0);
  expect([...moved.values()].some((address) => address.includes('hadaya.min.js'))).toBe(true);
  expect(guest.consoleLines().filter((line) => /digest|integrity|could not be loaded/.test(line))).toEqual([]);
  guest.ignoreFindings();
});

function moveFiles(site: TestSite, address: string): () => void {
  const folder = resolve(site.paths.publicFolder, 'wp-content/mu-plugins');
  const file = resolve(folder, 'other-host.php');
  mkdirSync(folder, { recursive: true });
  const code = `add_filter( 'hadaya_base_url', static function () {\n\treturn '${address}';\n} );\n`;
  writeFileSync(file, `<?php\n${code}`);
  return () => rmSync(file);
}

test('files from the shop’s own host have no integrity hash, and files on another host keep theirs', async ({
  request,
  site,
}) => {
  const readPage = async () => (await request.get(`${site.url}${PRODUCT}`)).text();
  const own = await readPage();
  const printed = readPrinted(own);
  expect(printed.tags.some((tag) => tag.includes('hadaya.min.js'))).toBe(true);
  expect(printed.tags.some((tag) => tag.includes('stylesheet'))).toBe(true);
  expect(readHints(own).rest).toContain(files.core?.file);
  expect(own).not.toContain('sha384-');
  expect(printed.tags.filter((tag) => tag.includes('integrity'))).toEqual([]);
  expect(printed.data).toContain('"islands"');
  expect(printed.data).not.toContain('integrity');

  const moveBack = moveFiles(site, `https://cdn.example/hadaya${DIST}`);
  const html = await readPage();
  moveBack();
  const { tags, data } = readPrinted(html);
  expect(tags.length).toBeGreaterThan(3);
  expect(tags.filter((tag) => !tag.includes('https://cdn.example/') || !tag.includes('integrity="sha384-'))).toEqual(
    [],
  );
  expect(html).toContain(JSON.stringify([files.core?.file, files.core?.sha384]));
  expect(data).toContain(`"integrity":{"`);
  expect(data).toContain(`"${files.core?.file}":"${files.core?.sha384}"`);
  // Optimisers may also change files in another folder on the shop's own host.
  const moveAgain = moveFiles(site, `/static/hadaya${DIST}`);
  const other = readPrinted(await readPage());
  moveAgain();
  expect(other.tags.length).toBeGreaterThan(3);
  expect(other.tags.filter((tag) => tag.includes('integrity'))).toEqual([]);
  expect(other.data).not.toContain('integrity');
});
