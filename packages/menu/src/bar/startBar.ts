import { type MenuContext, whileOpen } from '../state/index.ts';
import { keepListScroll } from './dom/keepListScroll.ts';
import { openByPointing } from './dom/openByPointing.ts';
import { placeSubmenus } from './dom/placeSubmenus.ts';
import { showCloseIcon } from './dom/showCloseIcon.ts';

/** What a menu in the page's own place needs: submenus kept in the viewport, wide panels, their scrolling, opening by pointing, its close icon. */
export function startBar(context: MenuContext, reachedBy?: Event): void {
  placeSubmenus(context);
  keepListScroll(context);
  openByPointing(context, reachedBy);
  whileOpen(context, showCloseIcon);
}
