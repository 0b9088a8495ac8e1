export function addStyles(shadow: ShadowRoot, text: string): void {
  const page = shadow.ownerDocument.defaultView;
  if (!page) return;
  const sheet = new page.CSSStyleSheet();
  sheet.replaceSync(text);
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
}
