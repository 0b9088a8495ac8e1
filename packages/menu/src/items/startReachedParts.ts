/** What a visitor asks for first by reaching for a menu or a search field, in one file: before that nothing of it is needed. */
import { contain, whenPrinted, yieldTask } from '@hadaya/core';
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

/** What a menu needs from the moment a visitor reaches for it, each in a task of its own; the buttons show that all of it is there. */
function listSteps(context: MenuContext, reachedBy: Event | undefined): readonly (() => void)[] {
  const { parts, environment, signal } = context;
  const { flyout } = parts;
  // The sections may be further below on a page that is still on its way.
  const onceArrived = (run: (menu: MenuContext) => void) => () =>
    whenPrinted(environment.window, () => contain(() => run(context), signal), { signal });
  const overPage = () => {
    placeSubmenus(context);
    openByPointing(context, reachedBy);
    whileOpen(context, showCloseIcon);
  };
  return [
    onceArrived(stopBelowHeader),
    flyout ? () => startFlyout(context, flyout) : overPage,
    () => {
      emitChanges(context);
      bindClosing(context);
      bindWalking(context);
    },
    onceArrived(followSections),
    () => drawButtons(context),
  ];
}

/** Starts what a menu needs from the moment a visitor reaches for it; what was opened before is found open. */
export async function startReachedParts(context: MenuContext, reachedBy?: Event): Promise<void> {
  for (const step of listSteps(context, reachedBy)) {
    step();
    await yieldTask(context);
  }
}
