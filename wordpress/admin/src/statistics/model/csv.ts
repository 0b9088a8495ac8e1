export type Cell = string | number;

/** Matches a text whose first character makes a spreadsheet read the text as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function printCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Formats rows as a CSV file with a UTF-8 byte order mark, without which some spreadsheets garble Arabic. A string that
 * spreadsheets would read as a formula gets an apostrophe in front.
 */
export function printCsv(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(printCell).join(',')).join('\r\n')}\r\n`;
}
