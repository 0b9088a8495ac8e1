/** Content widgets of the page builder, without side effects; `bundle.ts` registers them on a page. */
export { accordionIsland, toggleIsland } from './accordion/island.ts';
export { counterIsland } from './counter/island.ts';
export { detection } from './detect.ts';
export type { ContentEvents } from './events.ts';
export { lightboxIsland } from './lightbox/island.ts';
export { nestedAccordionIsland } from './nestedAccordion/island.ts';
export { nestedTabsIsland } from './nestedTabs/island.ts';
export { progressIsland } from './progress/island.ts';
export { type ContentSettings, contentSettings } from './settings.ts';
export { sliderIsland } from './slider/island.ts';
export { tabsIsland } from './tabs/island.ts';
export { videoIsland } from './video/island.ts';
