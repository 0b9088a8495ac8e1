/**
 * Compares the corporate gifts page with our scripts to the same page with jQuery and Swiper's whole bundle, which
 * start only the hero slider. The peer lacks the builder's own code, so its figures are a lower bound. Both pages are
 * loaded with a 4× CPU slowdown, slow 4G and an empty cache. The last row is the size of the builder's scripts on a
 * page of this kind.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { compress } from '@hadaya/demo/compress';
import { createShopHandler } from '@hadaya/demo/handler';
import { createShopBackend, startServer } from '@hadaya/testing/server';
import { CHROMIUM_ARGS } from '@hadaya/tools/chromiumArgs';
import { findBrowser } from '@hadaya/tools/findBrowser';
import { DIST_FOLDER } from '@hadaya/tools/project';
import { chromium } from '@playwright/test';
import { interleave } from '../kit/interleave.ts';
import { measurePage, type PageCost } from '../kit/measurePage.ts';
import { type BenchRow, toRow } from '../kit/row.ts';

const RUNS = 3;
const PAGE = '/corporate-gifts/';
/**
 * Gzipped size of the builder's scripts on a page with a slider, a lightbox, an accordion, tabs, a counter and a video.
 */
const BUILDER_SCRIPT_BYTES = 138_392;

const media = createRequire(new URL('../../packages/media/package.json', import.meta.url));
const PEER_FILES: Readonly<Record<string, string>> = {
  '/peer/jquery.js': createRequire(import.meta.url).resolve('jquery/dist/jquery.min.js'),
  '/peer/swiper.js': resolve(dirname(media.resolve('swiper/package.json')), 'swiper-bundle.min.js'),
};
const PEER_START = `new Swiper('.elementor-main-swiper',{effect:'fade',loop:true,autoplay:{delay:5000},on:{init(){performance.mark('usable')}}})`;
const OWN_TAGS = /<script\b[^>]*hadaya\.min\.js[^>]*><\/script>/g;

const CASES: readonly { readonly case: string; readonly unit: string; readonly part: keyof PageCost }[] = [
  { case: 'script transfer size', unit: 'bytes', part: 'scriptBytes' },
  { case: 'page transfer size', unit: 'bytes', part: 'allBytes' },
  { case: 'requests', unit: 'count', part: 'requests' },
  { case: 'main-thread CPU time', unit: 'ms', part: 'mainThreadMs' },
  { case: 'time until the hero slider works', unit: 'ms', part: 'usableMs' },
];

function toPeer(html: string): string {
  const tags = Object.keys(PEER_FILES).map((path) => `<script src="${path}"></script>`);
  return html.replace(OWN_TAGS, '').replace('</body>', `${tags.join('')}<script>${PEER_START}</script></body>`);
}

function serve() {
  const shop = createShopHandler({ backend: createShopBackend(), distFolder: DIST_FOLDER });
  return startServer(async (request) => {
    const url = new URL(request.url);
    const file = PEER_FILES[url.pathname];
    const script = { headers: { 'content-type': 'text/javascript' } };
    if (file) return compress(request, new Response(new Uint8Array(readFileSync(file)), script));
    const plain = await shop(new Request(request, { headers: {} }));
    if (!url.searchParams.has('peer')) return compress(request, plain);
    return compress(request, new Response(toPeer(await plain.text()), plain));
  });
}

export default async function benchContent(): Promise<readonly BenchRow[]> {
  const server = await serve();
  const found = await findBrowser();
  const browser = await chromium.launch({ args: [...CHROMIUM_ARGS], ...(found ? { executablePath: found.path } : {}) });
  try {
    const address = `${server.url}${PAGE}`;
    const { ours, peer } = await interleave({
      runs: RUNS,
      ours: () =>
        measurePage({ browser, address, usableWhen: `document.querySelector('.gifts-hero .swiper-initialized')` }),
      peer: () => measurePage({ browser, address: `${address}?peer`, usableWhen: 'false' }),
    });
    const rows = CASES.map(({ case: name, unit, part }) =>
      toRow({ case: name, unit, ours: ours.map((cost) => cost[part]), peer: peer.map((cost) => cost[part]) }),
    );
    const weights = { ours: ours.map(({ scriptBytes }) => scriptBytes), peer: [BUILDER_SCRIPT_BYTES] };
    return [...rows, toRow({ case: 'script transfer size (peer: the builder’s scripts)', unit: 'bytes', ...weights })];
  } finally {
    await browser.close();
    await server.close();
  }
}
