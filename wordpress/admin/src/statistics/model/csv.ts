/** A value of a table. */
export type Cell = string | number;

/** Beginnings by which a spreadsheet takes a text for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function printCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Rows as a file that spreadsheets open: a mark at its beginning says that it is UTF-8, without which some of them garble Arabic.
 * No text of it is run as a formula.
 */
export function printCsv(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(printCell).join(',')).join('\r\n')}\r\n`;
}
