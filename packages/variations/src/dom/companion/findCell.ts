/** The cell that holds a select and whatever stands in its place. */
export function findCell(select: HTMLSelectElement): HTMLElement {
  return select.closest<HTMLElement>('.value, td') ?? select.parentElement ?? select;
}
