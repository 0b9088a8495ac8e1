import type { Browser, Page } from '@playwright/test';
import { type LeakProbe, probeLeaks } from '../../kit/leakProbe.ts';
import { probeGallery, waitForGallery } from './gallery.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * Opens a page without the guest oracle, because the oracle's records retain removed nodes, which would count as leaks.
 */
export async function openUnwatched(
  browser: Browser,
  address: string,
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<{ page: Page; leaks: LeakProbe }> {
  const page = await (await browser.newContext()).newPage();
  await page.clock.install();
  await prepare(page);
  const leaks = await probeLeaks(page);
  // Replaces SVG images, because the browser treats them as documents: it counts their nodes and frees them at
  // unpredictable times.
  await page.route('**/*.svg', (route) => route.fulfill({ body: PIXEL, contentType: 'image/png' }));
  await page.goto(address);
  await waitForGallery(page);
  // Waits until the timers that look for a late copy of jQuery have ended, ten seconds after load.
  await page.clock.runFor(11_000);
  return { page, leaks };
}

/** Moves to the second slide and back, and waits for the announcements. */
export async function restGallery(page: Page): Promise<void> {
  for (const index of [1, 0]) {
    await probeGallery(page).thumbnails.nth(index).click();
    await page.clock.runFor(700);
  }
}
