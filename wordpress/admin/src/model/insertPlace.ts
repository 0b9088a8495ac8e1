/** A text with a word in braces in the place of what is selected, and where the cursor stands then. Words beside it are kept apart. */
export function insertPlace(
  text: string,
  place: string,
  start: number,
  end: number,
): { readonly text: string; readonly cursor: number } {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const word = `${/\S$/.test(before) && !/[({"«“]$/.test(before) ? ' ' : ''}{${place}}`;
  const gap = /^[^\s.,;:!?)}"»”،؛؟]/.test(after) ? ' ' : '';
  return { text: `${before}${word}${gap}${after}`, cursor: before.length + word.length };
}
