/** The links of a list, or of a submenu, that are visible now, parents included. */
export function listVisibleLinks(scope: ParentNode): HTMLElement[] {
  const links = [...scope.querySelectorAll<HTMLElement>('li > a, li > .hfe-has-submenu-container > a')];
  return links.filter((link) => link.checkVisibility({ visibilityProperty: true }));
}
