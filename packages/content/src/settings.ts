import { anything, flag, oneOf, type SettingsOf } from '@hadaya/core';

/** Settings under `window.hadaya.settings.content`; a single widget's settings are in its own `data-settings`. */
export const contentSettings = {
  /** When to open a tab reached with the arrow keys. */
  activation: oneOf(['auto', 'manual'], 'auto'),
  /** `(provider) => boolean | Promise<boolean>`: called before anything loads from a video host. */
  canLoad: anything(),
  /** Turn off automatic motion for visitors who prefer reduced motion. */
  respectReducedMotion: flag(true),
};

/** The owner's settings for all content widgets. */
export type ContentSettings = SettingsOf<typeof contentSettings>;

declare global {
  interface HadayaSettings {
    content?: Partial<ContentSettings>;
  }
}
