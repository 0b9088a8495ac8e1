import { amount, flag, type SettingsOf } from '@hadaya/core';

/** Default duration of scrolling to an in-page link's target, in milliseconds. */
const ANCHOR_SCROLL_MS = 800;

const DURATION = { min: 0, max: 5000, whole: true };

/** Settings under `window.hadaya.settings.menu`; the server's own settings are classes and attributes in the markup. */
export const menuSettings = {
  /** Duration of the scroll to an anchor link’s target, in milliseconds. */
  anchorScrollMs: amount(ANCHOR_SCROLL_MS, DURATION),
  /** Delay before a submenu opens on hover, in milliseconds. */
  hoverOpenMs: amount(150, DURATION),
  /** Delay before a submenu closes, in milliseconds. */
  hoverCloseMs: amount(250, DURATION),
  /** Send a `resize` event when a submenu opens, so that maps inside it adjust their size. */
  mapResize: flag(true),
  /** Turn off animations for visitors who prefer reduced motion. */
  respectReducedMotion: flag(true),
  /** Replace the menu plugin’s script. */
  replacePlugin: flag(true),
  /** Show product suggestions below the search field. */
  suggestions: flag(false),
};

export type MenuSettings = SettingsOf<typeof menuSettings>;

declare global {
  interface HadayaSettings {
    menu?: Partial<MenuSettings>;
  }
}
