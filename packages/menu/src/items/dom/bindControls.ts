import { hasModifier, isFieldKey, listen } from '@hadaya/core';
import { findByLink, findControlled, type MenuContext, tapParent } from '../../state/index.ts';
import { isHeardByJQuery } from './isHeardByJQuery.ts';

/**
 * Time in milliseconds after hover has opened or closed a submenu, during which a press counts as part of the same
 * gesture and opens the submenu or leaves it open.
 */
const SETTLE_MS = 400;

export function pressBranch({ store, environment, pointing }: MenuContext, id: number, by: 'pointer' | 'key'): void {
  const isSettling = environment.clock.now() - pointing.actedAt < SETTLE_MS;
  store.dispatch({ kind: isSettling ? 'branch-opened' : 'branch-toggled', id, keepSiblings: by === 'pointer' });
}

/** Returns whether a control was activated. */
function pressControl(context: MenuContext, target: Element, by: 'pointer' | 'key'): boolean {
  const { parts, store } = context;
  const { toggle, flyout } = parts;
  const branch = findControlled(parts, target);
  if (toggle?.contains(target)) store.dispatch({ kind: 'toggled' });
  else if (flyout?.overlay?.contains(target) || flyout?.closeButton?.contains(target))
    store.dispatch({ kind: 'closed' });
  // The arrow is inside the link. A wide bar opens on hover, so a click on the arrow follows the link.
  else if (branch && (store.getState().mode.opensByClick || !branch.link.contains(target)))
    pressBranch(context, branch.id, by);
  else return false;
  return true;
}

function isEmptyLink(link: HTMLAnchorElement): boolean {
  // oxlint-disable-next-line redos/no-vulnerable -- the href of one link of the menu.
  return /^\s*#?\s*$/.test(link.getAttribute('href') ?? '');
}

/**
 * Returns whether the click must not reach the page. The first tap opens the submenu on devices with a mouse as well,
 * because touch has no hover.
 */
function handleClick(context: MenuContext, target: Element, isTap: boolean): boolean {
  const { parts, store } = context;
  if (pressControl(context, target, 'pointer')) return true;
  const { mode, openBranches } = store.getState();
  const parent = (isTap || mode.opensByClick) && findByLink(parts, target);
  if (!parent) return false;
  const { id, link } = parent;
  const effect = tapParent(parts.shape.linkRedirect, openBranches.includes(id), isEmptyLink(link));
  // Following a link also closes its submenu, in case the page is restored from the back/forward cache.
  store.dispatch({ kind: effect === 'open' ? 'branch-opened' : 'branch-closed', id, keepSiblings: true });
  return effect !== 'follow';
}

/**
 * Listens for clicks and taps at the wrapper, before other listeners, so that the replaced script, if still bound, does
 * not handle the same click again.
 */
function bindClicks(context: MenuContext): void {
  const { parts, signal } = context;
  const answer = (event: PointerEvent) => {
    const { target } = event;
    if (hasModifier(event)) return;
    if (!(target instanceof Element) || !handleClick(context, target, event.pointerType === 'touch')) return;
    event.preventDefault();
    event.stopPropagation();
  };
  listen(parts.wrapper, 'click', answer, { signal, capture: true });
}

/** Returns whether the key had an effect. */
function activate(context: MenuContext, key: string, target: Element): boolean {
  const { parts, store } = context;
  if (pressControl(context, target, 'key')) {
    const entersList = parts.toggle?.contains(target) && store.getState().isOpen && !parts.flyout;
    if (entersList) parts.list.querySelector('a')?.focus();
    return true;
  }
  const branch = key === ' ' && store.getState().mode.opensByClick && findByLink(parts, target);
  if (!branch) return false;
  store.dispatch({ kind: 'branch-toggled', id: branch.id });
  return true;
}

/**
 * Listens for Enter and Space at the wrapper, before other listeners. If the replaced script is bound, keyup does not
 * reach it, because the script would close siblings. The keyup event of Space never clicks a button that its keydown
 * event has already activated. Keys in a panel's field are left to the field.
 */
function bindKeys(context: MenuContext): void {
  const { parts, signal } = context;
  const options = { signal, capture: true };
  const press = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.ctrlKey || event.altKey || event.metaKey || (key !== 'Enter' && key !== ' ')) return;
    if (isFieldKey(event)) return;
    if (!(target instanceof Element) || !activate(context, key, target)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const release = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (isFieldKey(event)) return;
    if (isHeardByJQuery(event, context)) event.stopPropagation();
    if (key === ' ' && target instanceof Element && findControlled(parts, target)) event.preventDefault();
  };
  listen(parts.wrapper, 'keydown', press, options);
  listen(parts.wrapper, 'keyup', release, options);
}

export function bindControls(context: MenuContext): void {
  bindClicks(context);
  bindKeys(context);
}
