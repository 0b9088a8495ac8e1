import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Browser, Response } from '@playwright/test';
import { REQUEST_BYTES } from './pages.ts';

/** How long nobody touches the page after it has loaded, in milliseconds. */
const UNTOUCHED_MS = 5000;
/** On a busy machine a page rests later: nothing may have come for so long, in milliseconds, before it is weighed. */
const QUIET_MS = 4000;
/** A page that never rests is weighed after this time, in milliseconds. */
const MOST_MS = 40_000;

/** What a page costs its visitor. */
export interface PageWeight {
  /** Our scripts and style sheets after gzip, with half a kilobyte for each request, in kB. */
  readonly weight: number;
  readonly requests: number;
  /** The same for what was only fetched ahead, when the page rested, and has not run: no part of the weight. */
  readonly ahead: number;
  /** Every file with its bytes, the heaviest first. */
  readonly files: readonly (readonly [file: string, bytes: number])[];
}

/** Weighs what of ours a phone fetches for a page that nobody touches. */
export async function weighPage(browser: Browser, address: string): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    const bodies: Promise<readonly [file: string, bytes: number, isAhead: boolean]>[] = [];
    let latest = performance.now();
    const note = (response: Response) => {
      latest = performance.now();
      const file = new URL(response.url()).pathname;
      if (!/^\/dist\/.*\.(js|css)$/.test(file)) return;
      const isAhead = response.request().headers()['sec-purpose']?.includes('prefetch') === true;
      // A browser keeps no body of what it fetches ahead, so the file is asked for once more beside the page.
      const body = isAhead ? context.request.get(response.url()).then((again) => again.body()) : response.body();
      const size = body.then((bytes) => gzipSync(bytes, { level: 9 }).length);
      bodies.push(size.then((bytes) => [file.replace(/^\/dist\//, ''), bytes, isAhead]));
    };
    page.on('response', note);
    await page.goto(address, { waitUntil: 'load' });
    const loaded = performance.now();
    await wait(UNTOUCHED_MS);
    while (performance.now() - latest < QUIET_MS && performance.now() - loaded < MOST_MS) await wait(250);
    // What comes later is not weighed: nobody would wait for it any more.
    page.off('response', note);
    const all = (await Promise.all(bodies)).sort(([, a], [, b]) => b - a);
    // What was fetched ahead and then run is told of twice. It counts once, as run: which of the two comes first is chance.
    const run = new Map(all.filter(([, , isAhead]) => !isAhead).map(([file, bytes]) => [file, bytes] as const));
    const files = [...run];
    const ahead = all.filter(([file, , isAhead]) => isAhead && !run.has(file)).map(([, bytes]) => bytes);
    const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size + REQUEST_BYTES, 0) / 1000;
    return { weight: sum(files.map(([, bytes]) => bytes)), requests: files.length, ahead: sum(ahead), files };
  } finally {
    await context.close();
  }
}
