import type { Page } from '@playwright/test';
import { holdBack } from './holdBack.ts';

/** Waits until two frames have been painted: the browser's own, which a clock that a test has installed does not stop. */
export async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1)
      await new Promise<void>((resolve) => {
        // The first look comes at the end of the next frame.
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.documentElement);
      });
  });
}

/** Waits until the page is read, its fonts and its images are there, but for those that load late, and it has been painted with them. */
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

/** How much a document had moved before our scripts came, by the time at which it was opened. */
const movedBefore = new WeakMap<Page, { readonly opened: number; readonly count: number }>();

/** Runs in the page: the shifts that the browser has kept, which are the first 150, and when the document was opened. */
export function readKeptShifts(): { readonly opened: number; readonly count: number } {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: 'layout-shift', buffered: true });
  // In the same turn: a task later the browser has handed what it kept to the callback, and nothing is left here.
  const { length: count } = observer.takeRecords();
  observer.disconnect();
  return { opened: performance.timeOrigin, count };
}

/** What has moved by now, such as text around an image without sizes, is not our doing. */
async function noteShiftsOfOthers(page: Page): Promise<void> {
  movedBefore.set(page, await page.evaluate(readKeptShifts));
}

/** How many of the present document's shifts came before our scripts; 0 when it was not opened by {@link openPainted}. */
export async function countShiftsOfOthers(page: Page): Promise<number> {
  const before = movedBefore.get(page);
  return before && before.opened === (await page.evaluate(() => performance.timeOrigin)) ? before.count : 0;
}

/**
 * Has the page's later documents wait ten minutes for the swatches: dropdowns that come back after five seconds without
 * them take a busy machine's time for their loss.
 */
export async function keepDropdownsAway(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { --hadaya-swatch-wait: 600s; }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/**
 * Opens a page, lets our scripts in only after it has been painted, and returns once it has loaded. A browser records a
 * layout shift only of what it has painted before: on a fast machine a page could move unseen.
 */
export async function openPainted(
  page: Page,
  address: string,
  scripts: RegExp = /\/dist\/[^/]+\.js(?:\?|$)/,
): Promise<void> {
  const letGo = await holdBack(page, scripts);
  await keepDropdownsAway(page);
  await Promise.all([page.waitForRequest(scripts), page.goto(address, { waitUntil: 'commit' })]);
  await waitForPaint(page);
  await noteShiftsOfOthers(page);
  letGo();
  await page.waitForLoadState();
}
