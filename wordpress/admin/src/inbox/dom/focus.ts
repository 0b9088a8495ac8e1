/** Returns the id of the button that opens a lead. */
export const rowId = (id: number): string => `hadaya-lead-${id}`;

/** Focuses a lead's row in the list, or the first row if the list does not contain the lead. */
export function focusRow(id: number): void {
  const row = document.getElementById(rowId(id)) ?? document.querySelector<HTMLElement>('.hadaya-inbox-open');
  row?.focus();
}

export function focusId(id: string): void {
  document.getElementById(id)?.focus();
}
