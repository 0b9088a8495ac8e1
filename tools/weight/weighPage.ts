import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Browser, Response } from '@playwright/test';
import { REQUEST_BYTES } from './pages.ts';

/** Milliseconds without interaction after the page has loaded. */
const UNTOUCHED_MS = 5000;
/** Milliseconds without a response before weighing, because a busy machine loads the last files late. */
const QUIET_MS = 4000;
/** Timeout in milliseconds for a page that never becomes idle. */
const MOST_MS = 40_000;

/** The contact widget's button, which is on all pages that are weighed. */
const LAUNCHER = '.chaty-widget .chaty-i-trigger';

/** A page's cost. */
export interface PageWeight {
  /** Our scripts and style sheets after gzip, plus half a kilobyte per request, in kB. */
  readonly weight: number;
  readonly requests: number;
  /** Weight in kB of the files that were prefetched but not run; not included in `weight`. */
  readonly prefetched: number;
  /** Files that were loaded to run and not just prefetched, with their bytes after gzip, heaviest first. */
  readonly files: readonly (readonly [file: string, bytes: number])[];
}

/** Measures our files in a page view on a phone, without interaction. */
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
      const isPrefetched = response.request().headers()['sec-purpose']?.includes('prefetch') === true;
      // Browsers do not keep the bodies of prefetched files, so the file is requested again outside the page.
      const body = isPrefetched ? context.request.get(response.url()).then((again) => again.body()) : response.body();
      const size = body.then((bytes) => gzipSync(bytes, { level: 9 }).length);
      bodies.push(size.then((bytes) => [file.replace(/^\/dist\//, ''), bytes, isPrefetched]));
    };
    page.on('response', note);
    await page.goto(address, { waitUntil: 'load' });
    const loaded = performance.now();
    // The launcher loads last, when the page is idle, and a busy machine becomes idle late.
    await page.locator(LAUNCHER).first().waitFor({ timeout: MOST_MS });
    await wait(UNTOUCHED_MS);
    while (performance.now() - latest < QUIET_MS && performance.now() - loaded < MOST_MS) await wait(250);
    // Ignore later responses, which would never be read.
    page.off('response', note);
    const all = (await Promise.all(bodies)).sort(([, a], [, b]) => b - a);
    // A file that is prefetched and then run is reported twice, in either order; it counts only once, as run.
    const run = new Map(
      all.filter(([, , isPrefetched]) => !isPrefetched).map(([file, bytes]) => [file, bytes] as const),
    );
    const files = [...run];
    const prefetched = all.filter(([file, , isPrefetched]) => isPrefetched && !run.has(file)).map(([, bytes]) => bytes);
    const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size + REQUEST_BYTES, 0) / 1000;
    return { weight: sum(files.map(([, bytes]) => bytes)), requests: files.length, prefetched: sum(prefetched), files };
  } finally {
    await context.close();
  }
}
