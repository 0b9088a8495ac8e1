import type { MenuContext } from '../state/index.ts';
import { keepListScroll } from './dom/keepListScroll.ts';
import { openByPointing } from './dom/openByPointing.ts';
import { placeSubmenus } from './dom/placeSubmenus.ts';

export function startBar(context: MenuContext, reachedBy?: Event): void {
  placeSubmenus(context);
  keepListScroll(context);
  openByPointing(context, reachedBy);
}
