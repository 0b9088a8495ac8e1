import type { PageWindow } from '@hadaya/core';

/** Adds a style sheet to the page, after all other sheets; returns the function that removes it. */
export function adoptCss(page: PageWindow, css: string): () => void {
  const { document } = page;
  const sheet = new page.CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
