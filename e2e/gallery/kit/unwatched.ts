import type { Browser, Page } from '@playwright/test';
import { type LeakProbe, probeLeaks } from '../../kit/leakProbe.ts';
import { probeGallery, waitForGallery } from './gallery.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A page that the guest oracle does not watch: its own notes hold nodes that are gone, which would count as ours. */
export async function openUnwatched(
  browser: Browser,
  address: string,
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<{ page: Page; leaks: LeakProbe }> {
  const page = await (await browser.newContext()).newPage();
  await page.clock.install();
  await prepare(page);
  const leaks = await probeLeaks(page);
  // The shop's drawings are documents of their own to the browser, whose nodes it counts and lets go when it likes.
  await page.route('**/*.svg', (route) => route.fulfill({ body: PIXEL, contentType: 'image/png' }));
  await page.goto(address);
  await waitForGallery(page);
  // For ten seconds after load a copy of jQuery that comes late is looked for, by timers.
  await page.clock.runFor(11_000);
  return { page, leaks };
}

/** To the second slide and back, with the time that announcements take. */
export async function restGallery(page: Page): Promise<void> {
  for (const place of [1, 0]) {
    await probeGallery(page).thumbnails.nth(place).click();
    await page.clock.runFor(700);
  }
}
