/** Id of the button that opens a lead. */
export const rowId = (id: number): string => `hadaya-lead-${id}`;

/** Focuses a lead's row in the list, or the first one. */
export function focusRow(id: number): void {
  const row = document.getElementById(rowId(id)) ?? document.querySelector<HTMLElement>('.hadaya-inbox-open');
  row?.focus();
}

/** Moves the focus to an element by its id. */
export function focusId(id: string): void {
  document.getElementById(id)?.focus();
}
