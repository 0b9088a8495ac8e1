/** What folds: titles that open and close panels, one or many, by hand, by a link, by the browser’s search and on paper. */
export { accordionIsland, toggleIsland } from './accordionIsland.ts';
export { atomicTabsIsland } from './atomicTabsIsland.ts';
export { nestedAccordionIsland } from './nestedAccordionIsland.ts';
export { nestedTabsIsland } from './nestedTabsIsland.ts';
export { tabsIsland } from './tabsIsland.ts';
