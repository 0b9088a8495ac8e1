import { isRecord, type PageWindow, readPageValue } from '@hadaya/core';
import { type BundleSource, type Pin, preloadModule } from './modules.ts';
import { untilAtRest } from './prefetch.ts';

const FILE = 'vitals.min.js';

/** Whether a page view is one of the share that is measured; `draw` is a number in [0, 1). */
export function isSampled(settings: unknown, draw: number): boolean {
  const vitals = isRecord(settings) ? settings.vitals : undefined;
  return isRecord(vitals) && Boolean(vitals.url) && draw * 100 < Number(vitals.share);
}

/**
 * Fetches what measures how fast the page is, for the share of page views that the owner has set, once the page is at rest.
 * Nobody misses the file where it does not come, so it is asked for once and nothing is told.
 */
export async function measureView(
  page: PageWindow,
  { base, nonce }: BundleSource,
  pin: Pin | undefined,
): Promise<void> {
  if (!isSampled(readPageValue(page, 'settings'), page.Math.random())) return;
  try {
    await untilAtRest(page);
    const integrity = String((await pin?.(''))?.[FILE] ?? '');
    preloadModule(page.document, { href: base + FILE, nonce, integrity, isLate: true });
    await import(/* @vite-ignore */ base + FILE);
  } catch {
    // Not measured, then.
  }
}
