/**
 * Compares the mug's page with our gallery to the same page with a gallery built on jQuery, Underscore and Slick that
 * has the delays of today's shops (`peerStart.ts`). It measures the bytes loaded before the first interaction, the
 * bytes added by the gallery, layout shift, and the time from a selection to its image with all images cached. The
 * replaced plugin's lightbox, image loader and icon font are not on npm, so the peer's bytes are a lower bound.
 */

import { CHROMIUM_ARGS } from '@hadaya/tools/chromiumArgs';
import { findBrowser } from '@hadaya/tools/findBrowser';
import { type Browser, chromium } from '@playwright/test';
import { interleave } from '../kit/interleave.ts';
import { measurePage, type PageCost } from '../kit/measurePage.ts';
import { type BenchRow, toRow } from '../kit/row.ts';
import { FLOOR_QUERY, NO_GALLERY_QUERY, PEER_QUERY, servePages } from '../kit/servePages.ts';
import { measureSwap, type SwapCost } from './measureSwap.ts';
import { PEER_START } from './peerStart.ts';

const PAGE_RUNS = 5;
const SWAP_RUNS = 5;
const PAGE = '/product/ceramic-mug/';
const IS_MOUNTED = `document.querySelector('.woo-variation-gallery-wrapper[data-hadaya-state="mounted"]')`;

const LOADS: readonly { readonly case: string; readonly unit: string; readonly part: keyof PageCost }[] = [
  { case: 'script transfer size before the first interaction', unit: 'bytes', part: 'scriptBytes' },
  { case: 'page transfer size before the first interaction', unit: 'bytes', part: 'allBytes' },
  { case: 'requests before the first interaction', unit: 'count', part: 'requests' },
  { case: 'main-thread CPU time of the page load, slow phone', unit: 'ms', part: 'mainThreadMs' },
];
const ADDED: typeof LOADS = [
  { case: 'script transfer size, added by the gallery', unit: 'bytes', part: 'scriptBytes' },
  { case: 'main-thread CPU time of the page load, added by the gallery, slow phone', unit: 'ms', part: 'mainThreadMs' },
];
const SWAPS: readonly { readonly case: string; readonly unit: string; readonly part: keyof SwapCost }[] = [
  { case: 'image swap, images cached', unit: 'ms', part: 'swapMs' },
  { case: 'slowest of the next four image swaps, images cached', unit: 'ms', part: 'nextSwapMs' },
  { case: 'main-thread CPU time, most expensive of five image swaps', unit: 'ms', part: 'workMs' },
  { case: 'frames per image swap, maximum of five', unit: 'count', part: 'frames' },
  { case: 'layout shift during the page load', unit: 'score', part: 'loadShift' },
];

/** The cost of a page and of the same page without its gallery, measured one after the other. */
interface LoadCost {
  readonly whole: PageCost;
  readonly rest: PageCost;
}

async function measureLoad(
  browser: Browser,
  page: { readonly address: string; readonly usableWhen: string },
  restQuery: string,
): Promise<LoadCost> {
  const whole = await measurePage({ browser, ...page });
  const address = `${page.address.replace(/\?.*/, '')}?${restQuery}`;
  return { whole, rest: await measurePage({ browser, address, usableWhen: 'true' }) };
}

export default async function benchGallery(): Promise<readonly BenchRow[]> {
  const server = await servePages(PEER_START);
  const found = await findBrowser();
  const browser = await chromium.launch({ args: [...CHROMIUM_ARGS], ...(found ? { executablePath: found.path } : {}) });
  try {
    const address = `${server.url}${PAGE}`;
    const peerAddress = `${address}?${PEER_QUERY}`;
    const swap = await interleave({
      runs: SWAP_RUNS,
      ours: () => measureSwap(browser, address),
      peer: () => measureSwap(browser, peerAddress),
    });
    // Our gallery's baseline is the page with the other islands; the peer's is the bare page.
    const load = await interleave({
      runs: PAGE_RUNS,
      ours: () => measureLoad(browser, { address, usableWhen: IS_MOUNTED }, NO_GALLERY_QUERY),
      peer: () => measureLoad(browser, { address: peerAddress, usableWhen: 'false' }, FLOOR_QUERY),
    });
    return [
      ...ADDED.map(({ case: name, unit, part }) => {
        const add = ({ whole, rest }: LoadCost) => whole[part] - rest[part];
        return toRow({ case: name, unit, ours: load.ours.map(add), peer: load.peer.map(add) });
      }),
      ...SWAPS.map(({ case: name, unit, part }) =>
        toRow({
          case: name,
          unit,
          ours: swap.ours.map((cost) => cost[part]),
          peer: swap.peer.map((cost) => cost[part]),
        }),
      ),
      ...LOADS.map(({ case: name, unit, part }) =>
        toRow({
          case: name,
          unit,
          ours: load.ours.map(({ whole }) => whole[part]),
          peer: load.peer.map(({ whole }) => whole[part]),
        }),
      ),
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}
