import type { PageWindow } from '@hadaya/core';
import notice from './notice.css?inline';
import stock from './stock.css?inline';
import tooltip from './tooltip.css?inline';

/** Adds a style sheet to the page, behind all others; returns what takes it away. */
export function adoptCss(page: PageWindow, css: string): () => void {
  const { document } = page;
  const sheet = new page.CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

/** Adds the style sheet of tooltips, notices and stock badges; returns what takes it away. */
export const addLateStyles = (page: PageWindow): (() => void) => adoptCss(page, tooltip + notice + stock);
