import { listen } from '@hadaya/core';
import { type HoverIntent, readHoverIntent } from '../../model/hoverIntent.ts';
import { isOnTheWay, type Point } from '../../model/safeTriangle.ts';
import { findAround } from '../findBranch.ts';
import type { MenuContext } from '../menuContext.ts';
import type { Branch } from '../menuParts.ts';

const FINE_POINTER = '(hover: hover) and (pointer: fine)';

/** Carries an intent out after its delay; a new intent replaces the one that waits, the same one goes on waiting. */
function createPatience({ store, settings, environment, signal }: MenuContext): (intent: HoverIntent) => void {
  let waiting = 'none';
  let latest = 0;
  return (intent) => {
    const name = intent.kind === 'open' ? `open ${intent.id}` : intent.kind;
    if (name === waiting) return;
    waiting = name;
    latest += 1;
    const own = latest;
    if (intent.kind === 'none') return;
    const act = () => {
      if (own !== latest) return;
      waiting = 'none';
      if (intent.kind === 'open') store.dispatch({ kind: 'branch-opened', id: intent.id, keepSiblings: false });
      else store.dispatch({ kind: 'branches-closed' });
    };
    environment.clock.after(intent.kind === 'open' ? settings.hoverOpenMs : settings.hoverCloseMs, act, signal);
  };
}

/**
 * Opens submenus of a wide bar by pointing, with intent: after a rest on the parent, and not while the pointer is on
 * its way into an open submenu. Touch and coarse pointers never open by pointing.
 */
export function bindHover(context: MenuContext): void {
  const { parts, store, environment, signal } = context;
  const pursue = createPatience(context);
  let exit: Point | undefined;
  let dismissed: number | undefined;

  const isActive = (event: PointerEvent) =>
    event.pointerType === 'mouse' &&
    !store.getState().mode.opensByClick &&
    environment.window.matchMedia(FINE_POINTER).matches;
  const findOpen = (): Branch | undefined =>
    parts.branches.findLast(({ id }) => store.getState().openBranches.includes(id));
  const isHeading = (open: Branch | undefined, around: Branch | undefined, point: Point) => {
    const isInside = open !== undefined && (around === open || around?.parent === open.id);
    if (isInside || !exit) exit = point;
    return open !== undefined && !isInside && isOnTheWay(point, exit, open.submenu.getBoundingClientRect());
  };
  const follow = (event: PointerEvent) => {
    if (!isActive(event)) return;
    const around = findAround(parts, event.target);
    if (around?.id !== dismissed) dismissed = undefined;
    const heading = isHeading(findOpen(), around, { x: event.clientX, y: event.clientY });
    const { openBranches } = store.getState();
    pursue(readHoverIntent({ around: around?.id, openBranches, isOnTheWay: heading, dismissed }));
  };
  const leave = (event: PointerEvent) => {
    dismissed = undefined;
    if (isActive(event)) pursue({ kind: findOpen() ? 'close' : 'none' });
  };
  const dismiss = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    dismissed = findOpen()?.id;
    pursue({ kind: 'none' });
  };
  listen(parts.list, 'pointermove', follow, { signal, passive: true });
  listen(parts.list, 'pointerleave', leave, { signal, passive: true });
  // On the document: the pointer may rest on the menu while the focus is elsewhere.
  listen(environment.document, 'keydown', dismiss, { signal, capture: true });
}
