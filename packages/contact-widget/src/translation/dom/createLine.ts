/**
 * Creates one of the hidden pieces of text that page translators translate. Translation plugins skip pieces marked as
 * not translatable.
 */
export function createLine(page: Document, text: string, isLeftAlone: boolean): HTMLElement {
  const line = page.createElement('span');
  line.toggleAttribute('data-no-translation', isLeftAlone);
  line.append(text);
  return line;
}
