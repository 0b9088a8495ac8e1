/** Foldable widgets: titles open and close panels, by the visitor, a link, the browser's search and for printing. */
export { accordionIsland, toggleIsland } from './accordionIsland.ts';
export { atomicTabsIsland } from './atomicTabsIsland.ts';
export { nestedAccordionIsland } from './nestedAccordionIsland.ts';
export { nestedTabsIsland } from './nestedTabsIsland.ts';
export { tabsIsland } from './tabsIsland.ts';
