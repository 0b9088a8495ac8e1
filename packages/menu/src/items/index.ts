/**
 * The part of the menu that works on the server nodes before React loads: it opens and closes the list and its
 * submenus, and decorates items.
 */
export { bindControls, pressBranch } from './dom/bindControls.ts';
export { decorateItems, nameToggle } from './dom/decorateItems.ts';
export { paintState } from './dom/paintState.ts';
export { spanSection } from './dom/spanSection.ts';
