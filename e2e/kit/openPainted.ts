import type { Page } from '@playwright/test';
import { holdBack } from './holdBack.ts';

/** Waits for two real frames, even while a test has stopped the page's clock. */
export async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1)
      await new Promise<void>((resolve) => {
        // The browser calls the first callback at the end of the next frame.
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.documentElement);
      });
  });
}

/** Waits until the page, its fonts and its non-lazy images have loaded and been painted. */
export async function waitForPaint(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState !== 'loading');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((list, observer) => {
          if (list.getEntriesByName('first-contentful-paint').length === 0) return;
          observer.disconnect();
          resolve();
        }).observe({ type: 'paint', buffered: true });
      }),
  );
  await page.evaluate(async () => void (await document.fonts.ready));
  await page.waitForFunction(() =>
    [...document.images].every(({ loading, complete }) => loading === 'lazy' || complete),
  );
  await waitForFrames(page);
}

/** For each page: the document's time origin, and the number of shifts before our scripts loaded. */
const movedBefore = new WeakMap<Page, { readonly opened: number; readonly count: number }>();

/**
 * Runs in the page: returns the number of recorded shifts (browsers keep the first 150) and the document's time origin.
 */
export function readKeptShifts(): { readonly opened: number; readonly count: number } {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: 'layout-shift', buffered: true });
  // Reads synchronously, because one task later the browser would have delivered the entries to the callback.
  const { length: count } = observer.takeRecords();
  observer.disconnect();
  return { opened: performance.timeOrigin, count };
}

/**
 * Records the shifts that other code has caused before our scripts load; for example, an image without dimensions moves
 * the text around it.
 */
async function noteShiftsOfOthers(page: Page): Promise<void> {
  movedBefore.set(page, await page.evaluate(readKeptShifts));
}

/** Counts the current document's shifts before our scripts loaded; 0 if {@link openPainted} did not open it. */
export async function countShiftsOfOthers(page: Page): Promise<number> {
  const before = movedBefore.get(page);
  return before && before.opened === (await page.evaluate(() => performance.timeOrigin)) ? before.count : 0;
}

/**
 * Makes later documents of the page wait ten minutes for the swatches. On a busy machine, the dropdowns would otherwise
 * replace the swatches after five seconds.
 */
export async function keepDropdownsAway(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { --hadaya-swatch-wait: 600s; }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/**
 * Opens a page and lets our scripts load only after the page has been painted; returns after the load event. Browsers
 * record layout shifts of painted content only, so without this delay shifts could go unnoticed on a fast machine.
 */
export async function openPainted(
  page: Page,
  address: string,
  scripts: RegExp = /\/dist\/[^/]+\.js(?:\?|$)/,
): Promise<void> {
  const release = await holdBack(page, scripts);
  await keepDropdownsAway(page);
  await Promise.all([page.waitForRequest(scripts), page.goto(address, { waitUntil: 'commit' })]);
  await waitForPaint(page);
  await noteShiftsOfOthers(page);
  release();
  await page.waitForLoadState();
}
