import type { Branch, MenuParts } from './menuParts.ts';

/** The innermost branch whose item holds the target. */
export function findAround({ branches }: MenuParts, target: EventTarget | null): Branch | undefined {
  return target instanceof Node ? branches.findLast(({ item }) => item.contains(target)) : undefined;
}

/** The element that takes the focus for a branch: our button once it is drawn, else the server's control. */
export function findControl({ item, container, link }: Branch): HTMLElement {
  const drawn = item.querySelector<HTMLElement>('.hadaya-menu-button');
  return drawn ?? (container.hasAttribute('tabindex') ? container : link);
}
