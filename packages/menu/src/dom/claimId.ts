/** The first free id of the form `stem-1`, `stem-2` …: printed menus repeat ids on one page, ours must not. */
export function claimId(page: Document, stem: string): string {
  let number = 1;
  while (page.getElementById(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}
