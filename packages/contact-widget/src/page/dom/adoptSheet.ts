import type { PageWindow } from '@hadaya/core';

export function createSheet(page: PageWindow, css: string): CSSStyleSheet {
  const sheet = new page.CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/**
 * Adopts a sheet until the signal aborts. If `before` is adopted, inserts the sheet in front of it, so that `before`
 * overrides the sheet.
 */
export function adoptSheet(
  owner: Document | ShadowRoot,
  sheet: CSSStyleSheet,
  { signal, before }: { readonly signal: AbortSignal; readonly before?: CSSStyleSheet | undefined },
): void {
  const all = owner.adoptedStyleSheets;
  const found = before ? all.indexOf(before) : -1;
  const at = found < 0 ? all.length : found;
  owner.adoptedStyleSheets = [...all.slice(0, at), sheet, ...all.slice(at)];
  signal.addEventListener('abort', () => removeSheet(owner, sheet), { once: true });
}

function removeSheet(owner: Document | ShadowRoot, sheet: CSSStyleSheet): void {
  owner.adoptedStyleSheets = owner.adoptedStyleSheets.filter((one) => one !== sheet);
}
