import type { Page } from '@playwright/test';

/**
 * Watches for one of our lazy files; call it before the page opens. The returned function waits until the file has
 * loaded and run; tests call it before actions that need the file.
 */
export function lateFile(page: Page, pattern: RegExp): () => Promise<void> {
  const coming = page.waitForResponse(pattern);
  return async () => {
    const address = (await coming).url();
    await page.evaluate((url) => import(url), address);
  };
}
