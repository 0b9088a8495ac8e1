import type { Page } from '@playwright/test';

/** Waits until no island is on its way any more: every variation form and named element has its state, painted. */
export async function waitForIslands(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isWaiting = (element: Element) =>
      !element.matches('[data-hadaya-state="mounted"], [data-hadaya-state="failed"]');
    return ![...document.querySelectorAll('.variations_form, [data-hadaya], [data-hadaya-state]')].some(isWaiting);
  });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
