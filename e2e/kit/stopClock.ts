import { expect, type Page } from '@playwright/test';

const AHEAD_MS = 10_000;

/**
 * Opens the page's later documents with a clock that stands still until `page.clock.resume()`: time passes by `runFor`
 * and {@link passUntil} alone, however long the machine takes. Resume it before the test ends: frames stand still too.
 */
export async function stopClock(page: Page): Promise<void> {
  const time = Date.now();
  // It starts early enough not to have passed the time at which it shall stop.
  await page.clock.install({ time: time - AHEAD_MS });
  await page.clock.pauseAt(time);
}

/**
 * Stops a clock that goes on since `page.clock.install()`, after all that the page waits for in the next ten seconds has
 * come: for a page that comes to life by itself. Only `runFor` and `resume` move it then.
 */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD_MS);
}

const FRAME_MS = 16;

/** Lets a frame of a stopped clock pass for each look, until something is so. */
export async function passUntil(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  const look = async () => {
    await page.clock.runFor(FRAME_MS);
    return isSo();
  };
  await expect.poll(look).toBe(true);
}
