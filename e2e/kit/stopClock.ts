import { expect, type Page } from '@playwright/test';

const AHEAD_MS = 10_000;

/**
 * Opens later documents of the page with a stopped clock until `page.clock.resume()`. Time passes only through `runFor`
 * and {@link passUntil}, however slow the machine is. Resume the clock before the test ends, because frames stop as
 * well.
 */
export async function stopClock(page: Page): Promise<void> {
  const time = Date.now();
  // Installs the clock early enough that the stop time has not passed yet.
  await page.clock.install({ time: time - AHEAD_MS });
  await page.clock.pauseAt(time);
}

/**
 * Stops a clock that has been running since `page.clock.install()`. It first runs everything that is due within the
 * next ten seconds, so that the page can finish its start. Afterwards, only `runFor` and `resume` advance the clock.
 */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD_MS);
}

const FRAME_MS = 16;

/** Advances a stopped clock by one frame per check until a condition holds. */
export async function passUntil(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  const look = async () => {
    await page.clock.runFor(FRAME_MS);
    return isSo();
  };
  await expect.poll(look).toBe(true);
}
