/**
 * Measures one recorded page view: the time of `init` in Node and in Chromium, the number of `document.cookie` reads,
 * and the gzipped size of the script. Each figure is compared with that of the npm package `sourcebuster`, on which the
 * replaced scripts are based. The npm version supports fewer parameters than WooCommerce's copy and lacks the checkout
 * part, which our file includes.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { bundleScript } from '@hadaya/e2e/kit/bundleScript';
import { CHROMIUM_ARGS } from '@hadaya/tools/chromiumArgs';
import { findInstalledBrowser } from '@hadaya/tools/findBrowser';
import { DIST_FOLDER } from '@hadaya/tools/project';
import { chromium, type Page } from '@playwright/test';
import { interleave } from '../kit/interleave.ts';
import { type BenchRow, toRow } from '../kit/row.ts';
import { measureFloor, measureOurs, measurePeer } from './inNode.ts';

const RUNS = 9;
const VISITS_IN_NODE = 3000;
const VISITS_IN_CHROMIUM = 60;
const PEER_FILE = fileURLToPath(import.meta.resolve('sourcebuster/dist/sourcebuster.min.js'));
const SHOP = 'https://shop.example.om/';
const IN_BROWSER = await bundleScript(new URL('./inBrowser.ts', import.meta.url), 'window.bench = kit;');

async function benchNode(source: string): Promise<readonly BenchRow[]> {
  const ours = () => measureOurs(VISITS_IN_NODE);
  const sides = await interleave({ runs: RUNS, ours, peer: () => measurePeer(source, VISITS_IN_NODE) });
  const floor = await interleave({ runs: RUNS, ours, peer: () => measureFloor(VISITS_IN_NODE) });
  return [
    toRow({ case: 'Node, one page view', unit: 'µs', ...sides }),
    toRow({ case: 'Node, one page view (peer: only its cookie writes, in memory)', unit: 'µs', ...floor }),
  ];
}

const countReads = (page: Page, visit: string): Promise<number> =>
  page.evaluate(`(() => {
    const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    let reads = 0;
    Object.defineProperty(document, 'cookie', { configurable: true, get() { reads += 1; return own.get.call(document); }, set(text) { own.set.call(document, text); } });
    window.bench.${visit}();
    delete document.cookie;
    return reads;
  })()`);

async function benchChromium(source: string): Promise<readonly BenchRow[]> {
  const found = findInstalledBrowser();
  const browser = await chromium.launch({ args: [...CHROMIUM_ARGS], ...(found ? { executablePath: found.path } : {}) });
  const page = await browser.newPage();
  await page.route(`${SHOP}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Shop</title>' }),
  );
  await page.goto(`${SHOP}?utm_source=news&utm_campaign=eid%20sale`);
  await page.evaluate(source);
  await page.evaluate(`window.__HADAYA_VERSION__ = 'bench'; ${IN_BROWSER}`);
  // Our tracker records the landing page first; only the page views after it are timed.
  await page.evaluate("window.bench.visitOurs(); history.replaceState({}, '', '/product/mug/')");
  const measure = (visit: string) =>
    page.evaluate<number>(`window.bench.measure(window.bench.${visit}, ${VISITS_IN_CHROMIUM})`);
  const sides = await interleave({ runs: RUNS, ours: () => measure('visitOurs'), peer: () => measure('visitPeer') });
  await page.evaluate('window.bench = { ...window.bench, visitFloor: window.bench.createFloor() }');
  const floor = await interleave({ runs: RUNS, ours: () => measure('visitOurs'), peer: () => measure('visitFloor') });
  const reads = { ours: [await countReads(page, 'visitOurs')], peer: [await countReads(page, 'visitPeer')] };
  await browser.close();
  return [
    toRow({ case: 'Chromium, one page view', unit: 'ms', ...sides }),
    toRow({ case: 'Chromium, one page view (peer: only its cookie writes)', unit: 'ms', ...floor }),
    toRow({ case: 'Chromium, document.cookie reads', unit: 'reads', ...reads }),
  ];
}

export default async function benchAttribution(): Promise<readonly BenchRow[]> {
  const source = readFileSync(PEER_FILE, 'utf8');
  const size = (text: Buffer | string) => gzipSync(text, { level: 9 }).length;
  const ours = size(readFileSync(resolve(DIST_FOLDER, 'attribution.min.js')));
  return [
    ...(await benchNode(source)),
    ...(await benchChromium(source)),
    toRow({ case: 'script size, gzip (peer: the library only)', unit: 'B', ours: [ours], peer: [size(source)] }),
  ];
}
