import type { MenuContext } from '../state/index.ts';
import { keepListScroll } from './dom/keepListScroll.ts';
import { openByPointing } from './dom/openByPointing.ts';
import { placeSubmenus } from './dom/placeSubmenus.ts';

/**
 * Starts the behaviour of a menu bar: keeps submenus inside the viewport, makes wide panels scroll and opens submenus
 * on hover.
 */
export function startBar(context: MenuContext, reachedBy?: Event): void {
  placeSubmenus(context);
  keepListScroll(context);
  openByPointing(context, reachedBy);
}
