import type { Page } from '@playwright/test';

/**
 * Watches for a late file of ours, from before the page opens; the returned function waits until it has come and run.
 * What a visitor does before that is another test's matter.
 */
export function lateFile(page: Page, pattern: RegExp): () => Promise<void> {
  const coming = page.waitForResponse(pattern);
  return async () => {
    const address = (await coming).url();
    await page.evaluate((url) => import(url), address);
  };
}
