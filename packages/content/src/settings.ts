import { anything, flag, oneOf, type SettingsOf } from '@hadaya/core';

/** Settings under `window.hadaya.settings.content`; those of a single widget stand in its own `data-settings`. */
export const contentSettings = {
  /** Whether arrow keys open the tab they reach, or Enter and Space do. */
  activation: oneOf(['auto', 'manual'], 'auto'),
  /** `(provider) => boolean | Promise<boolean>`: asked before anything of a video host is loaded. */
  canLoad: anything(),
  /** Nothing moves by itself for visitors who ask for less motion. */
  respectReducedMotion: flag(true),
};

/** The owner's settings of all content widgets. */
export type ContentSettings = SettingsOf<typeof contentSettings>;
