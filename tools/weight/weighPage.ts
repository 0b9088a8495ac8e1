import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { REQUEST_BYTES } from './pages.ts';

/** How long nobody touches the page after it has loaded, in milliseconds. */
const UNTOUCHED_MS = 5000;

/** What a page costs its visitor. */
export interface PageWeight {
  /** Our scripts and style sheets after gzip, with half a kilobyte for each request, in kB. */
  readonly weight: number;
  readonly requests: number;
  /** Every file with its bytes, the heaviest first. */
  readonly files: readonly (readonly [file: string, bytes: number])[];
}

/** Weighs what of ours a phone fetches for a page that nobody touches. */
export async function weighPage(browser: Browser, address: string): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    const bodies: Promise<readonly [string, number]>[] = [];
    page.on('response', (response) => {
      const file = new URL(response.url()).pathname;
      if (!/^\/dist\/.*\.(js|css)$/.test(file)) return;
      bodies.push(response.body().then((body) => [file.replace(/^\/dist\//, ''), gzipSync(body, { level: 9 }).length]));
    });
    await page.goto(address, { waitUntil: 'load' });
    await wait(UNTOUCHED_MS);
    const files = (await Promise.all(bodies)).sort(([, a], [, b]) => b - a);
    const bytes = files.reduce((sum, [, size]) => sum + size + REQUEST_BYTES, 0);
    return { weight: bytes / 1000, requests: files.length, files };
  } finally {
    await context.close();
  }
}
