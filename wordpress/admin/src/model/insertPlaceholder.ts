/**
 * Replaces the selection in a text with a placeholder in braces; returns the new text and cursor position. Spaces
 * separate the placeholder from adjacent words.
 */
export function insertPlaceholder(
  text: string,
  placeholder: string,
  start: number,
  end: number,
): { readonly text: string; readonly cursor: number } {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const word = `${/\S$/.test(before) && !/[({"«“]$/.test(before) ? ' ' : ''}{${placeholder}}`;
  const gap = /^[^\s.,;:!?)}"»”،؛؟]/.test(after) ? ' ' : '';
  return { text: `${before}${word}${gap}${after}`, cursor: before.length + word.length };
}
