/**
 * The mug's page with our gallery, and with a gallery on jQuery, Underscore and Slick that waits as today's shops do
 * (`peerStart.ts`): what is loaded before the first interaction, layout shift of the load, and the time from a choice
 * to its image, all images cached. The original's lightbox, image loader and icon font are not to be had from npm, so
 * the peer's bytes are a lower bound.
 */
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS } from '../../tools/test/chromiumArgs.ts';
import { findBrowser } from '../../tools/test/findBrowser.ts';
import { interleave } from '../kit/interleave.ts';
import { measurePage, type PageCost } from '../kit/measurePage.ts';
import { type BenchRow, toRow } from '../kit/row.ts';
import { PEER_QUERY, servePages } from '../kit/servePages.ts';
import { measureSwap, type SwapCost } from './measureSwap.ts';
import { PEER_START } from './peerStart.ts';

const PAGE_RUNS = 3;
const SWAP_RUNS = 5;
const PAGE = '/product/ceramic-mug/';
const IS_MOUNTED = `document.querySelector('.woo-variation-gallery-wrapper[data-hadaya-state="mounted"]')`;

const LOADS: readonly { readonly case: string; readonly unit: string; readonly part: keyof PageCost }[] = [
  { case: 'scripts before the first interaction, compressed', unit: 'bytes', part: 'scriptBytes' },
  { case: 'everything before the first interaction, compressed', unit: 'bytes', part: 'allBytes' },
  { case: 'requests before the first interaction', unit: 'count', part: 'requests' },
  { case: 'main thread of the load, slow phone', unit: 'ms', part: 'mainThreadMs' },
];
const SWAPS: readonly { readonly case: string; readonly unit: string; readonly part: keyof SwapCost }[] = [
  { case: 'choice to image, images cached', unit: 'ms', part: 'swapMs' },
  { case: 'layout shift of the load', unit: 'score', part: 'loadShift' },
];

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
    const load = await interleave({
      runs: PAGE_RUNS,
      ours: () => measurePage({ browser, address, usableWhen: IS_MOUNTED }),
      peer: () => measurePage({ browser, address: peerAddress, usableWhen: 'false' }),
    });
    return [
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
          ours: load.ours.map((cost) => cost[part]),
          peer: load.peer.map((cost) => cost[part]),
        }),
      ),
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}
