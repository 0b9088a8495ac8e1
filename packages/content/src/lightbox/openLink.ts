import { emit, type IslandContext, isRecord } from '@hadaya/core';
import { readElementorConfig } from '@hadaya/core/elementor';
import type { Lightbox, LightboxOptions, VideoModule } from '@hadaya/media/lightbox';
import type { LightboxDialog } from '@hadaya/media/lightbox/dialog';
import { readKit } from './dom/findLink.ts';
import { type LinkItems, readItems } from './dom/readItems.ts';

const IDLE_MS = 3500;
const MAX_ZOOM = 3;
const SLIDE_GAP_PX = 100;
/** The builder's class names for the lightbox's states, which themes style. */
const STATE_CLASSES = {
  zoomed: 'elementor-slideshow--zoom-mode',
  idle: 'elementor-slideshow--ui-hidden',
  fullscreen: 'elementor-slideshow--fullscreen-mode',
  sharing: 'elementor-slideshow--share-mode',
};
const NAMES = ['shareOnFacebook', 'shareOnTwitter', 'pinIt', 'downloadImage', 'fullscreen', 'zoom', 'share'];

function readTexts(page: Window): Readonly<Record<string, string>> {
  const { i18n } = readElementorConfig(page);
  const printed = isRecord(i18n) ? i18n : {};
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const text = printed[name];
      return typeof text === 'string' && text !== '' ? [[name, text]] : [];
    }),
  );
}

function toOptions(
  { items, index }: LinkItems,
  link: HTMLElement,
  { environment }: IslandContext<unknown>,
): LightboxOptions {
  const kit = readKit(environment.window);
  return {
    items,
    index,
    controls: {
      hasCounter: kit.has('counter'),
      hasFullscreen: kit.has('fullscreen'),
      hasZoom: kit.has('zoom'),
      hasShare: kit.has('share'),
      hasThumbnails: false,
    },
    environment,
    texts: readTexts(environment.window),
    isLooping: items.length > 1,
    idleDelay: IDLE_MS,
    maxZoom: MAX_ZOOM,
    slideGap: SLIDE_GAP_PX,
    stateClasses: STATE_CLASSES,
    onChange: (at) => emit(link, 'hadaya:content:lightbox-changed', { index: at }),
  };
}

export interface LinkFilling {
  readonly openLightbox: typeof import('@hadaya/media/lightbox').openLightbox;
  /** The module that plays videos; `undefined` if it is not needed. */
  readonly videos: VideoModule | undefined;
  readonly dialog: LightboxDialog;
}

/** Fills the dialog with a link's target; returns `undefined` if the target is unsafe. */
export function openLink(
  link: HTMLElement,
  context: IslandContext<unknown>,
  { openLightbox, videos, dialog }: LinkFilling,
): Lightbox | undefined {
  const found = readItems(link, readKit(context.environment.window), videos?.readVideoAddress ?? (() => undefined));
  if (!found) return undefined;
  const { id, shape, index } = found;
  const { root } = dialog;
  root.id = id.startsWith('elementor-lightbox') ? id : `elementor-lightbox-slideshow-${id}`;
  if (shape) {
    root.classList.add(shape.className);
    root.style.setProperty('--video-aspect-ratio', String(shape.ratio));
  }
  const lightbox = openLightbox(dialog, { ...toOptions(found, link, context), videos });
  emit(link, 'hadaya:content:lightbox-opened', { index });
  return lightbox;
}
