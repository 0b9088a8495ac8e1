/**
 * Compares the product page with our scripts to the same page with the libraries that today's plugins load (jquery,
 * jquery-migrate, underscore, slick-carousel). The comparison page lacks the plugins' own code, so its figures are a
 * lower bound. Both pages are loaded with a 4× CPU slowdown, slow 4G and an empty cache.
 */

import { CHROMIUM_ARGS } from '@hadaya/tools/chromiumArgs';
import { findBrowser } from '@hadaya/tools/findBrowser';
import { chromium } from '@playwright/test';
import { interleave } from '../kit/interleave.ts';
import { measurePage, type PageCost } from '../kit/measurePage.ts';
import { type BenchRow, toRow } from '../kit/row.ts';
import { PEER_QUERY, servePages } from '../kit/servePages.ts';

const RUNS = 5;
const PAGE = '/product/ceramic-mug/';
const SWATCH_WORKS = `document.querySelector('[data-hadaya-state="mounted"] [role="radio"]')`;
const PEER_MARKS_ITSELF = 'false';

const CASES: readonly { readonly case: string; readonly unit: string; readonly part: keyof PageCost }[] = [
  { case: 'script transfer size', unit: 'bytes', part: 'scriptBytes' },
  { case: 'page transfer size', unit: 'bytes', part: 'allBytes' },
  { case: 'requests', unit: 'count', part: 'requests' },
  { case: 'main-thread CPU time', unit: 'ms', part: 'mainThreadMs' },
  { case: 'longest task', unit: 'ms', part: 'longestTaskMs' },
  { case: 'total blocking time', unit: 'ms', part: 'blockedMs' },
  { case: 'time until a swatch works', unit: 'ms', part: 'usableMs' },
];

export default async function benchPage(): Promise<readonly BenchRow[]> {
  const server = await servePages();
  const found = await findBrowser();
  const browser = await chromium.launch({ args: [...CHROMIUM_ARGS], ...(found ? { executablePath: found.path } : {}) });
  try {
    const address = `${server.url}${PAGE}`;
    const { ours, peer } = await interleave({
      runs: RUNS,
      ours: () => measurePage({ browser, address, usableWhen: SWATCH_WORKS }),
      peer: () => measurePage({ browser, address: `${address}?${PEER_QUERY}`, usableWhen: PEER_MARKS_ITSELF }),
    });
    return CASES.map(({ case: name, unit, part }) =>
      toRow({ case: name, unit, ours: ours.map((cost) => cost[part]), peer: peer.map((cost) => cost[part]) }),
    );
  } finally {
    await browser.close();
    await server.close();
  }
}
