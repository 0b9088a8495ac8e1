import { type MenuContext, whileOpen } from '../state/index.ts';
import { openByPointing } from './dom/openByPointing.ts';
import { placeSubmenus } from './dom/placeSubmenus.ts';
import { showCloseIcon } from './dom/showCloseIcon.ts';

/** What a menu in the page's own place needs: submenus kept in the viewport, wide panels, opening by pointing, its close icon. */
export function startBar(context: MenuContext, reachedBy?: Event): void {
  placeSubmenus(context);
  openByPointing(context, reachedBy);
  whileOpen(context, showCloseIcon);
}
