/** Foldable widgets: titles open and close panels, triggered by the visitor, a link, find-in-page or printing. */
export { accordionIsland, toggleIsland } from './accordionIsland.ts';
export { atomicTabsIsland } from './atomicTabsIsland.ts';
export { nestedAccordionIsland } from './nestedAccordionIsland.ts';
export { nestedTabsIsland } from './nestedTabsIsland.ts';
export { tabsIsland } from './tabsIsland.ts';
