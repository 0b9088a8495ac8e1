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
