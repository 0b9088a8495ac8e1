/** The first free id of ours on the page: printed menus repeat their ids, ours must not. */
export function claimId(page: Document): string {
  let number = 1;
  while (page.getElementById(`hadaya-menu-${number}`)) number += 1;
  return `hadaya-menu-${number}`;
}
