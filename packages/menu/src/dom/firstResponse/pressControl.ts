import { findControlled } from '../findBranch.ts';
import type { MenuContext } from '../menuContext.ts';

/** Works the control under the target, if there is one: toggle, overlay, close control or a submenu's control. */
export function pressControl({ parts, store }: MenuContext, target: Element, keepSiblings: boolean): boolean {
  const { toggle, flyout } = parts;
  const branch = findControlled(parts, target);
  if (toggle?.contains(target)) store.dispatch({ kind: 'toggled' });
  else if (flyout?.overlay?.contains(target) || flyout?.closeButton?.contains(target))
    store.dispatch({ kind: 'closed' });
  // The arrow stands inside the link: a wide bar opens by pointing, so there the click is the link's.
  else if (branch && (store.getState().mode.opensByClick || !branch.link.contains(target)))
    store.dispatch({ kind: 'branch-toggled', id: branch.id, keepSiblings });
  else return false;
  return true;
}
