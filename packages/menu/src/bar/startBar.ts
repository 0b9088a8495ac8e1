import type { MenuContext } from '../state/index.ts';
import { keepListScroll } from './dom/keepListScroll.ts';
import { openByPointing } from './dom/openByPointing.ts';
import { placeSubmenus } from './dom/placeSubmenus.ts';

/** What a menu in the page's own place needs: submenus kept in the viewport, wide panels, their scrolling, opening by pointing. */
export function startBar(context: MenuContext, reachedBy?: Event): void {
  placeSubmenus(context);
  keepListScroll(context);
  openByPointing(context, reachedBy);
}
