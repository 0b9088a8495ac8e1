/** The level for titles of a widget: one below the nearest heading before it, so that no level is left out. */
export function headingLevel(widget: Element): number {
  const before = [...widget.ownerDocument.querySelectorAll('h1,h2,h3,h4,h5')].filter(
    (heading) => heading.compareDocumentPosition(widget) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return Number(before.at(-1)?.tagName.slice(1) ?? 1) + 1;
}
