import type { Branch, MenuParts } from './menuParts.ts';

/** The branch that a control opens: its arrow, our button, or the server's keyboard control itself. */
export function findControlled({ branches }: MenuParts, target: Element): Branch | undefined {
  const drawn = target.closest<HTMLElement>('[data-hadaya-branch]')?.dataset.hadayaBranch;
  if (drawn) return branches[Number(drawn)];
  return branches.find(
    ({ arrow, container, link }) => arrow?.contains(target) || (container !== link && container === target),
  );
}

/** The branch whose parent link holds the target. */
export function findByLink({ branches }: MenuParts, target: Element): Branch | undefined {
  return branches.find(({ link }) => link.contains(target));
}
