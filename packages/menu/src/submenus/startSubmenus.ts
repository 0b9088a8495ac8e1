import { yieldTask } from '@hadaya/core';
import type { MenuContext } from '../state/index.ts';
import { bindClosing } from './dom/bindClosing.ts';
import { bindWalking } from './dom/bindWalking.ts';
import { drawButtons } from './dom/drawButtons.ts';
import { emitChanges } from './dom/emitChanges.ts';

/** Events, Escape, the walk by arrow keys, and the submenu buttons. */
export async function startSubmenus(context: MenuContext): Promise<void> {
  emitChanges(context);
  bindClosing(context);
  bindWalking(context);
  await yieldTask(context);
  drawButtons(context);
}
