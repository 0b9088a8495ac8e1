/** Creates one of the hidden texts that page translators translate; translation plugins skip those left alone. */
export function createLine(page: Document, text: string, isLeftAlone: boolean): HTMLElement {
  const line = page.createElement('span');
  line.toggleAttribute('data-no-translation', isLeftAlone);
  line.append(text);
  return line;
}
