import type { Branch, MenuParts } from './menuParts.ts';

/** The attribute of our drawn submenu button: the id of its branch. */
const BRANCH_ATTRIBUTE = 'data-hadaya-branch';

/** The branch that a control opens: its arrow, our button, or the server's keyboard control itself. */
export function findControlled({ branches }: MenuParts, target: EventTarget | null): Branch | undefined {
  if (!(target instanceof Element)) return undefined;
  const drawn = target.closest(`[${BRANCH_ATTRIBUTE}]`)?.getAttribute(BRANCH_ATTRIBUTE);
  if (drawn) return branches[Number(drawn)];
  return branches.find(
    ({ arrow, container, link }) => arrow?.contains(target) || (container !== link && container === target),
  );
}

/** The branch whose parent link holds the target. */
export function findByLink({ branches }: MenuParts, target: EventTarget | null): Branch | undefined {
  return target instanceof Node ? branches.find(({ link }) => link.contains(target)) : undefined;
}

/** The innermost branch whose item holds the target. */
export function findAround({ branches }: MenuParts, target: EventTarget | null): Branch | undefined {
  return target instanceof Node ? branches.findLast(({ item }) => item.contains(target)) : undefined;
}

/** The element that takes the focus for a branch: our button once it is drawn, else the server's control. */
export function findControl({ id, item, container, link }: Branch): HTMLElement {
  const drawn = item.querySelector<HTMLElement>(`[${BRANCH_ATTRIBUTE}="${id}"]`);
  return drawn ?? (container.hasAttribute('tabindex') ? container : link);
}
