import { expect, type Page } from '@playwright/test';

/**
 * Waits until all islands have settled: every variation form and every element with `data-hadaya` has mounted or
 * failed, and has been painted.
 */
export async function waitForIslands(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isWaiting = (element: Element) =>
      !element.matches('[data-hadaya-state="mounted"], [data-hadaya-state="failed"]');
    return ![...document.querySelectorAll('.variations_form, [data-hadaya], [data-hadaya-state]')].some(isWaiting);
  });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Waits until the first page builder widget of the given type is mounted; before that, presses may have no effect. */
export async function waitForWidget(page: Page, type: string): Promise<void> {
  const widget = page.locator(`[data-widget_type^="${type}."]`).first();
  await expect(widget).toHaveAttribute('data-hadaya-state', 'mounted');
}
