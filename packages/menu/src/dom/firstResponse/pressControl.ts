import { findControlled } from '../findBranch.ts';
import type { MenuContext } from '../menuContext.ts';

/** A press so soon after pointing has opened the submenu means the same opening, in milliseconds. */
const SETTLE_MS = 400;

/** Works the control under the target, if there is one: toggle, overlay, close control or a submenu's control. */
export function pressControl(context: MenuContext, target: Element, keepSiblings: boolean): boolean {
  const { parts, store, environment, pointing } = context;
  const { toggle, flyout } = parts;
  const branch = findControlled(parts, target);
  if (toggle?.contains(target)) store.dispatch({ kind: 'toggled' });
  else if (flyout?.overlay?.contains(target) || flyout?.closeButton?.contains(target))
    store.dispatch({ kind: 'closed' });
  // The arrow stands inside the link: a wide bar opens by pointing, so there the click is the link's.
  else if (branch && (store.getState().mode.opensByClick || !branch.link.contains(target))) {
    const isSettling = environment.clock.now() - pointing.actedAt < SETTLE_MS;
    store.dispatch({ kind: isSettling ? 'branch-opened' : 'branch-toggled', id: branch.id, keepSiblings });
  } else return false;
  return true;
}
