import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Browser, Response } from '@playwright/test';
import { REQUEST_BYTES } from './pages.ts';

/** How long nobody touches the page after it has loaded, in milliseconds. */
const UNTOUCHED_MS = 5000;

/** What a page costs its visitor. */
export interface PageWeight {
  /** Our scripts and style sheets after gzip, with half a kilobyte for each request, in kB. */
  readonly weight: number;
  readonly requests: number;
  /** The same for what was fetched ahead, when the page rested, whether it ran at rest or not: no part of the weight. */
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
    const note = (response: Response) => {
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
    await wait(UNTOUCHED_MS);
    // What comes later is not weighed: nobody would wait for it any more.
    page.off('response', note);
    const all = (await Promise.all(bodies)).sort(([, a], [, b]) => b - a);
    // What ran after it had been fetched ahead came out of the browser's cache: it is told of twice and was sent once.
    const early = new Set(all.filter(([, , isAhead]) => isAhead).map(([file]) => file));
    const files = all.filter(([file]) => !early.has(file)).map(([file, bytes]) => [file, bytes] as const);
    const ahead = all.filter(([, , isAhead]) => isAhead).map(([, bytes]) => bytes);
    const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size + REQUEST_BYTES, 0) / 1000;
    return { weight: sum(files.map(([, bytes]) => bytes)), requests: files.length, ahead: sum(ahead), files };
  } finally {
    await context.close();
  }
}
