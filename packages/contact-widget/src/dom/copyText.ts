import type { PageWindow } from '@hadaya/core';

/** Copies a text; `false` where the browser does not let us. */
export async function copyText(page: PageWindow, text: string): Promise<boolean> {
  try {
    await page.navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
