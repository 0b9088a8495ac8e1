import { createStrings, emit, type IslandContext, isRecord, lazyPart } from '@hadaya/core';
import { readElementorConfig } from '@hadaya/core/elementor';
import type { LightboxOptions } from '@hadaya/media/lightbox';
import { readKit } from './dom/findLink.ts';
import { type LinkItems, readItems } from './dom/readItems.ts';

/** Names of the dialog. */
const lightboxStrings = {
  en: { pictures: 'Pictures', film: 'Video' },
  ar: { pictures: 'صور', film: 'فيديو' },
} as const;

const loadLightbox = lazyPart(() => import('@hadaya/media/lightbox'));
const loadVideos = lazyPart(() => import('@hadaya/media/video'));

const IDLE_MS = 3500;
const MAX_ZOOM = 3;
const SLIDE_GAP_PX = 100;
/** What themes look for while a state holds. */
const STATE_CLASSES = {
  zoomed: 'elementor-slideshow--zoom-mode',
  idle: 'elementor-slideshow--ui-hidden',
  fullscreen: 'elementor-slideshow--fullscreen-mode',
  sharing: 'elementor-slideshow--share-mode',
};
const NAMES = ['shareOnFacebook', 'shareOnTwitter', 'pinIt', 'downloadImage', 'fullscreen', 'zoom', 'share'];

/** The builder's translations of the controls. */
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
  { items, index, id }: LinkItems,
  link: HTMLElement,
  context: IslandContext<unknown>,
): LightboxOptions {
  const { environment, signal } = context;
  const kit = readKit(environment.window);
  const texts = createStrings(lightboxStrings, link);
  const tell = (what: 'opened' | 'changed' | 'closed') => (at: number) =>
    emit(link, `hadaya:content:lightbox-${what}`, { index: at });
  return {
    items,
    index,
    label: items[index]?.videoLink ? texts.film : texts.pictures,
    controls: {
      hasCounter: kit.has('counter'),
      hasFullscreen: kit.has('fullscreen'),
      hasZoom: kit.has('zoom'),
      hasShare: kit.has('share'),
      hasThumbnails: false,
    },
    environment,
    opener: link,
    texts: readTexts(environment.window),
    isLooping: items.length > 1,
    idleDelay: IDLE_MS,
    maxZoom: MAX_ZOOM,
    slideGap: SLIDE_GAP_PX,
    stateClasses: STATE_CLASSES,
    rootAttributes: {
      id: id.startsWith('elementor-lightbox') ? id : `elementor-lightbox-slideshow-${id}`,
      class: 'dialog-widget dialog-lightbox-widget elementor-lightbox',
      'data-entrance': 'zoom',
    },
    onChange: tell('changed'),
    onClose: tell('closed'),
    signal,
  };
}

/** Opens what a link stands for. What plays films is loaded when there is one. */
export async function openLink(link: HTMLElement, context: IslandContext<unknown>): Promise<void> {
  const isFilm =
    link.dataset.elementorLightbox !== undefined || link.ownerDocument.querySelector('[data-elementor-lightbox-video]');
  const [{ openLightbox }, videos] = await Promise.all([
    loadLightbox(context.signal),
    isFilm ? loadVideos(context.signal) : undefined,
  ]);
  if (context.signal.aborted) return;
  const found = readItems(link, readKit(context.environment.window), videos?.readVideoAddress ?? (() => undefined));
  if (!found) return;
  const { root } = openLightbox({ ...toOptions(found, link, context), videos });
  if (found.shape) {
    root.classList.add(found.shape.className);
    root.style.setProperty('--video-aspect-ratio', String(found.shape.ratio));
  }
  emit(link, 'hadaya:content:lightbox-opened', { index: found.index });
}
