const sheets = new Map<string, CSSStyleSheet>();

/** Sheets with the same text are shared, and a root gets each sheet only once. */
export function adoptStyles(root: Node, styles: string): void {
  if (!(root instanceof ShadowRoot || root instanceof Document)) return;
  const sheet = sheets.get(styles) ?? new CSSStyleSheet();
  if (!sheets.has(styles)) sheet.replaceSync(styles);
  sheets.set(styles, sheet);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
