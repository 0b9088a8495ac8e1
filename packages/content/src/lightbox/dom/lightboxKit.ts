import { isOn, isRecord } from '@hadaya/core';
import { readConfig } from '../../dom/openWidget.ts';

/** What the site has switched on. Without the builder's settings every control is there, but no link is taken over. */
export interface LightboxKit {
  readonly isOnForAll: boolean;
  readonly has: (control: 'counter' | 'fullscreen' | 'zoom' | 'share') => boolean;
  readonly showsTitle: boolean;
  readonly showsDescription: boolean;
}

/** Reads the kit's keys; an absent key is off. */
export function readKit(page: Window): LightboxKit {
  const { kit } = readConfig(page);
  const keys = isRecord(kit) ? kit : undefined;
  return {
    isOnForAll: isOn(keys?.global_image_lightbox),
    has: (control) => keys === undefined || isOn(keys[`lightbox_enable_${control}`]),
    showsTitle: keys === undefined || Boolean(keys.lightbox_title_src),
    showsDescription: keys === undefined || Boolean(keys.lightbox_description_src),
  };
}
