/** What a visitor asks for first by reaching for a menu or a search field, in one file: before that nothing of it is needed. */
import { followSections } from '../anchors/dom/followSections.ts';
import { stopBelowHeader } from '../anchors/dom/goToSection.ts';
import { openByPointing } from '../bar/dom/openByPointing.ts';
import { placeSubmenus } from '../bar/dom/placeSubmenus.ts';
import { showCloseIcon } from '../bar/dom/showCloseIcon.ts';
import { startFlyout } from '../flyout/dom/startFlyout.ts';
import { bindClosing } from './dom/bindClosing.ts';
import { bindWalking } from './dom/bindWalking.ts';
import { drawButtons } from './dom/drawButtons.ts';
import { emitChanges } from './dom/emitChanges.ts';
import { type MenuContext, whileOpen } from './dom/menuContext.ts';

export { goToSection } from '../anchors/dom/goToSection.ts';
export { startSuggestions } from '../search/startSuggestions.ts';

/** Starts what a menu needs from the moment a visitor reaches for it; what was opened before is found open. */
export function startReachedParts(context: MenuContext, reachedBy?: Event): void {
  const { flyout } = context.parts;
  stopBelowHeader(context);
  followSections(context);
  if (flyout) startFlyout(context, flyout);
  else {
    placeSubmenus(context);
    openByPointing(context, reachedBy);
    whileOpen(context, showCloseIcon);
  }
  emitChanges(context);
  bindClosing(context);
  bindWalking(context);
  drawButtons(context);
}
