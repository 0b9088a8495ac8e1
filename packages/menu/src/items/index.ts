/** The first responses on the server’s nodes: toggle, items and submenus open and close visibly. */
export { bindControls, pressBranch } from './dom/bindControls.ts';
export { decorateItems, nameToggle } from './dom/decorateItems.ts';
export { paintState } from './dom/paintState.ts';
export { spanSection } from './dom/spanSection.ts';
