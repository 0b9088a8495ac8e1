import type { MenuContext } from '../state/index.ts';
import { bindClosing } from './dom/bindClosing.ts';
import { bindWalking } from './dom/bindWalking.ts';
import { emitChanges } from './dom/emitChanges.ts';

/**
 * Starts a menu's events, the handlers that close it (on Escape, loss of focus or an outside click), and navigation by
 * arrow keys.
 */
export function startSubmenus(context: MenuContext): void {
  emitChanges(context);
  bindClosing(context);
  bindWalking(context);
}
