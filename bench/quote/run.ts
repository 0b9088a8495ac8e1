/**
 * Compares the product page with the quote list to the same page without it, before the first interaction: compressed
 * bytes, CPU time and long tasks. Both pages are loaded with a 4× CPU slowdown, slow 4G and an empty cache.
 */

import { CHROMIUM_ARGS } from '@hadaya/tools/chromiumArgs';
import { findBrowser } from '@hadaya/tools/findBrowser';
import { chromium } from '@playwright/test';
import { interleave } from '../kit/interleave.ts';
import { measurePage, type PageCost } from '../kit/measurePage.ts';
import { type BenchRow, toRow } from '../kit/row.ts';
import { QUOTE_QUERY, servePages } from '../kit/servePages.ts';

const RUNS = 5;
const PAGE = '/product/ceramic-mug/';
const SWATCH_WORKS = `document.querySelector('[data-hadaya-state="mounted"] [role="radio"]')`;
const QUOTE_WORKS = `document.querySelector('[data-hadaya="quote"] input')`;

const CASES: readonly { readonly case: string; readonly unit: string; readonly part: keyof PageCost }[] = [
  { case: 'script transfer size', unit: 'bytes', part: 'scriptBytes' },
  { case: 'page transfer size', unit: 'bytes', part: 'allBytes' },
  { case: 'main-thread CPU time', unit: 'ms', part: 'mainThreadMs' },
  { case: 'longest task', unit: 'ms', part: 'longestTaskMs' },
  { case: 'total blocking time', unit: 'ms', part: 'blockedMs' },
];

export default async function benchQuote(): Promise<readonly BenchRow[]> {
  const server = await servePages();
  const found = await findBrowser();
  const browser = await chromium.launch({ args: [...CHROMIUM_ARGS], ...(found ? { executablePath: found.path } : {}) });
  try {
    const address = `${server.url}${PAGE}`;
    const { ours, peer } = await interleave({
      runs: RUNS,
      ours: () => measurePage({ browser, address: `${address}?${QUOTE_QUERY}`, usableWhen: QUOTE_WORKS }),
      peer: () => measurePage({ browser, address, usableWhen: SWATCH_WORKS }),
    });
    return CASES.map(({ case: name, unit, part }) =>
      toRow({ case: name, unit, ours: ours.map((cost) => cost[part]), peer: peer.map((cost) => cost[part]) }),
    );
  } finally {
    await browser.close();
    await server.close();
  }
}
