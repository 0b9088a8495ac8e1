import type { MenuContext } from '../state/index.ts';
import { bindClosing } from './dom/bindClosing.ts';
import { bindWalking } from './dom/bindWalking.ts';
import { emitChanges } from './dom/emitChanges.ts';

export function startSubmenus(context: MenuContext): void {
  emitChanges(context);
  bindClosing(context);
  bindWalking(context);
}
