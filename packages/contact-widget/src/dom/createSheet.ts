import type { PageWindow } from '@hadaya/core';

/** A style sheet of ours. */
export function createSheet(page: PageWindow, css: string): CSSStyleSheet {
  const sheet = new page.CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
