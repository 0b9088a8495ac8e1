/**
 * Creates the element for one text that page translators translate. `isLeftAlone` excludes the text from translation
 * plugins.
 */
export function createLine(page: Document, text: string, isLeftAlone: boolean): HTMLElement {
  const line = page.createElement('span');
  line.toggleAttribute('data-no-translation', isLeftAlone);
  line.append(text);
  return line;
}
