import { amount, flag, oneOf, type SettingsOf } from '@hadaya/core';

/** How long an in-page link scrolls unless the owner says otherwise, in milliseconds. */
const ANCHOR_SCROLL_MS = 800;

const DURATION = { min: 0, max: 5000, whole: true };

/** Settings under `window.hadaya.settings.menu`; the server's own settings are classes and attributes of the markup. */
export const menuSettings = {
  /** Duration of an in-page scroll, in milliseconds. */
  anchorScrollMs: amount(ANCHOR_SCROLL_MS, DURATION),
  /** How long the pointer rests on a parent before it opens. */
  hoverOpenMs: amount(150, DURATION),
  /** How long a submenu stays after the pointer has left. */
  hoverCloseMs: amount(250, DURATION),
  /** Send one `resize` when a submenu opens, so that hidden maps measure again. */
  mapResize: flag(true),
  /** Nothing glides for visitors who ask for less motion. */
  respectReducedMotion: flag(true),
  /** Whether to take the menu over from the replaced script when that is still on the page. */
  takeOver: oneOf(['auto', 'always', 'never'], 'auto'),
  /** Products below the search field while typing, from the public Store API, else WordPress' search. */
  suggestions: flag(false),
};

/** The settings of a menu. */
export type MenuSettings = SettingsOf<typeof menuSettings>;
