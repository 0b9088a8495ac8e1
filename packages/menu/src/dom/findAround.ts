import type { Branch, MenuParts } from './menuParts.ts';

/** The innermost branch whose item holds the target. */
export function findAround({ branches }: MenuParts, target: Node): Branch | undefined {
  return branches.findLast(({ item }) => item.contains(target));
}

/** The element that takes the focus for a branch: our button once it is drawn, else the server's control. */
export function findControl({ item, container, link }: Branch): HTMLElement {
  const drawn = item.querySelector<HTMLElement>('.hadaya-menu-button');
  return drawn ?? (container.hasAttribute('tabindex') ? container : link);
}
