import { isComposing, listen } from '@hadaya/core';
import { listOwnBranches, type MenuContext } from '../../state/index.ts';
import { type HoverIntent, isOnTheWay, type Point, readHoverIntent } from '../model/readHoverIntent.ts';

/**
 * Returns a function that executes an intent after its delay. A new intent replaces the pending one; the same intent
 * does not restart the delay.
 */
function createDelayedIntent(context: MenuContext): (intent?: HoverIntent) => void {
  const { store, settings, environment, pointing, signal } = context;
  const { clock } = environment;
  let waiting: { readonly intent?: HoverIntent } = {};
  return (intent) => {
    if (intent === waiting.intent) return;
    const own = { intent };
    waiting = own;
    const act = () => {
      if (own !== waiting) return;
      waiting = {};
      // The bar may have collapsed during the delay.
      if (store.getState().mode.opensByClick) return;
      pointing.actedAt = clock.now();
      if (typeof intent === 'number') store.dispatch({ kind: 'branch-opened', id: intent });
      else {
        for (const { id, item } of listOwnBranches(context))
          if (!item.matches(':hover')) store.dispatch({ kind: 'branch-closed', id });
      }
    };
    const delay = intent === 'close' ? settings.hoverCloseMs : settings.hoverOpenMs;
    if (intent !== undefined) clock.after(delay, act, signal);
  };
}

/**
 * Opens submenus of a wide bar on hover, with hover intent: after a pause on the parent, and not while the pointer is
 * moving into an open submenu. Works only if the main pointer is fine and can hover; touch events are ignored. If a
 * pointer event triggered the load, the pointer may already be at rest on an item, so that item's submenu opens too.
 */
export function openByPointing(context: MenuContext, reachedBy?: Event): void {
  const { parts, store, environment, signal } = context;
  const { list, wrapper } = parts;
  const options = { signal, passive: true };
  const canHover = environment.window.matchMedia('(hover: hover) and (pointer: fine)');
  const pursue = createDelayedIntent(context);
  let exit: Point | undefined;
  let dismissed: number | undefined;

  const isActive = ({ pointerType }: PointerEvent) =>
    pointerType !== 'touch' && canHover.matches && !store.getState().mode.opensByClick;
  const findOpen = () => listOwnBranches(context).findLast(({ id }) => store.getState().openBranches.includes(id));
  const follow = (event: PointerEvent) => {
    if (!isActive(event)) return;
    const { openBranches } = store.getState();
    const open = findOpen();
    const around = listOwnBranches(context).findLast(({ item }) => event.composedPath().includes(item));
    if (around?.id !== dismissed) dismissed = undefined;
    const isInside = open && (around === open || around?.parent === open.id);
    if (isInside || !exit) exit = event;
    const isLeaving =
      open &&
      !isInside &&
      (around?.item.contains(open.item) || isOnTheWay(event, exit, open.submenu.getBoundingClientRect()));
    pursue(readHoverIntent({ around: around?.id, openBranches, isLeaving, dismissed }));
  };
  const leave = (event: PointerEvent) => {
    dismissed = undefined;
    if (isActive(event)) pursue(findOpen() && 'close');
  };
  const dismiss = (event: KeyboardEvent) => {
    const open = findOpen();
    if (event.key !== 'Escape' || isComposing(event) || !open || store.getState().mode.opensByClick) return;
    dismissed = open.id;
    pursue();
    // If focus is inside the menu, `bindClosing` handles Escape, because focus must also move.
    if (!event.composedPath().includes(wrapper)) store.dispatch({ kind: 'branch-closed', id: dismissed });
  };
  const under = listOwnBranches(context).findLast(({ item }) => item.matches(':hover'));
  if (reachedBy instanceof PointerEvent && isActive(reachedBy)) pursue(under?.id);
  listen(list, 'pointermove', follow, options);
  listen(list, 'pointerleave', leave, options);
  // The listener is on the document, because the pointer may be on the menu while focus is elsewhere.
  listen(environment.document, 'keydown', dismiss, { signal, capture: true });
}
