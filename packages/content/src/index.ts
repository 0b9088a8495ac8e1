/** Content widgets of the page builder, without side effects; `bundle.ts` registers them on a page. */

export { detection } from './detect.ts';
export { accordionIsland, toggleIsland } from './folding/accordion/island.ts';
export { nestedAccordionIsland } from './folding/nestedAccordion/island.ts';
export { nestedTabsIsland } from './folding/nestedTabs/island.ts';
export { tabsIsland } from './folding/tabs/island.ts';
export { lightboxIsland } from './lightbox/island.ts';
export { counterIsland } from './numbers/counterIsland.ts';
export { progressIsland } from './numbers/progressIsland.ts';
export { type ContentSettings, contentSettings } from './settings.ts';
export { sliderIsland } from './slider/island.ts';
export { videoIsland } from './video/island.ts';

/** What content widgets tell the page; every event bubbles from the widget's element. */
export interface ContentEvents {
  /** An item of an accordion, toggle or tabs widget was opened; `index` counts from 0. */
  'hadaya:content:opened': { readonly index: number };
  'hadaya:content:closed': { readonly index: number };
  'hadaya:content:slide-changed': { readonly index: number };
  'hadaya:content:lightbox-opened': { readonly index: number };
  'hadaya:content:lightbox-changed': { readonly index: number };
  'hadaya:content:lightbox-closed': { readonly index: number };
  'hadaya:content:video-played': Readonly<Record<string, never>>;
  'hadaya:content:video-paused': Readonly<Record<string, never>>;
  'hadaya:content:video-failed': Readonly<Record<string, never>>;
}
