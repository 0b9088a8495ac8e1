/**
 * The page builder's content widgets; importing this file has no side effects. `bundle.ts` registers the widgets on a
 * page.
 */

export { detection } from './detect.ts';
export {
  accordionIsland,
  atomicTabsIsland,
  nestedAccordionIsland,
  nestedTabsIsland,
  tabsIsland,
  toggleIsland,
} from './folding/index.ts';
export { lightboxIsland } from './lightbox/lightboxIsland.ts';
export { counterIsland, progressIsland } from './numbers/index.ts';
export { type ContentSettings, contentSettings } from './settings.ts';
export { sliderIsland } from './slider/sliderIsland.ts';
export { videoIsland } from './video/videoIsland.ts';

/** Events of content widgets. Every event is dispatched on the widget's element and bubbles. */
export interface ContentEvents {
  /** An item of an accordion, toggle or tabs widget opened; `index` counts from 0. */
  'hadaya:content:opened': { readonly index: number };
  /** An item closed. */
  'hadaya:content:closed': { readonly index: number };
  /** A slider shows another slide. */
  'hadaya:content:slide-changed': { readonly index: number };
  /** The lightbox opened. */
  'hadaya:content:lightbox-opened': { readonly index: number };
  /** The lightbox shows another picture. */
  'hadaya:content:lightbox-changed': { readonly index: number };
  /** The lightbox closed. */
  'hadaya:content:lightbox-closed': { readonly index: number };
  /** A video started playing. */
  'hadaya:content:video-played': Readonly<Record<string, never>>;
  /** A video paused. */
  'hadaya:content:video-paused': Readonly<Record<string, never>>;
  /** A video's player failed to load. */
  'hadaya:content:video-failed': Readonly<Record<string, never>>;
}
