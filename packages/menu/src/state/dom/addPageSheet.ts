import type { IslandContext } from '@hadaya/core';

/** Adds the style sheet of a lazily loaded file to the page, after all other sheets, until the widget unmounts. */
export function addPageSheet(
  { environment, signal }: Pick<IslandContext<unknown>, 'environment' | 'signal'>,
  css: string,
): void {
  const { window, document } = environment;
  const sheet = new window.CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  signal.addEventListener('abort', () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  });
}
