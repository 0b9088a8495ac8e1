import { createStrings, emit, type IslandContext, lazyPart } from '@hadaya/core';
import { createDialogOpener } from '@hadaya/media/lightbox/opener';
import { hasPartFailed, showNotice } from '../widget/index.ts';
import { readTarget } from './dom/findLink.ts';

const loadOpenLink = lazyPart(() => import('./openLink.ts'));
const loadLightbox = lazyPart(() => import('@hadaya/media/lightbox'));
const loadVideos = lazyPart(() => import('@hadaya/media/video'));

const lightboxStrings = {
  en: { pictures: 'Pictures', film: 'Video' },
  ar: { pictures: 'صور', film: 'فيديو' },
} as const;

/** Class names and an attribute that themes use in selectors. */
const ROOT = { class: 'dialog-widget dialog-lightbox-widget elementor-lightbox', 'data-entrance': 'zoom' };

/**
 * Handles a failed load of the lightbox: follows a link to its URL; for other elements, shows a notice that links to
 * the video.
 */
function followInstead(link: HTMLElement, cause: unknown, { environment, island }: IslandContext<unknown>): void {
  environment.logger.warn('the lightbox could not be loaded; the link opens instead', cause);
  const href = readTarget(link)?.address;
  if (link instanceof HTMLAnchorElement) environment.window.location.assign(link.href);
  else if (hasPartFailed(cause)) showNotice(link.parentElement ?? link, { island, failed: 'film', href });
}

function readLarge(link: HTMLElement) {
  const target = readTarget(link);
  return target && !target.isFilm ? { src: target.address, width: 0, height: 0 } : undefined;
}

function loadParts(link: HTMLElement, signal: AbortSignal) {
  const isFilm =
    link.dataset.elementorLightbox !== undefined || link.ownerDocument.querySelector('[data-elementor-lightbox-video]');
  return Promise.all([loadOpenLink(signal), loadLightbox(signal), isFilm ? loadVideos(signal) : undefined]);
}

/** Opens links in the lightbox, one at a time. */
export interface LinkOpener {
  /** Loads all code for a link immediately; only `open` reports a failure. */
  prepare(link: HTMLElement): void;
  /** Requests the picture to which a link leads. */
  ask(link: HTMLElement): void;
  /**
   * Opens the dialog with the picture that is already on screen; the dialog's contents load afterwards. Opens nothing
   * for an unsafe URL.
   */
  open(link: HTMLElement): void;
}

export function createLinkOpener(context: IslandContext<unknown>): LinkOpener {
  const { signal } = context;
  const opener = createDialogOpener(context);
  return {
    prepare(link) {
      opener.prepare();
      loadParts(link, signal).catch(() => {});
    },
    ask: (link) => opener.ask(readLarge(link)),
    open(link) {
      const target = readTarget(link);
      if (!target) return;
      const texts = createStrings(lightboxStrings, link);
      opener.open({
        dialog: {
          label: target.isFilm ? texts.film : texts.pictures,
          opener: link,
          picture: link.querySelector('img'),
          large: readLarge(link),
          rootAttributes: ROOT,
        },
        parts: loadParts(link, signal),
        fill: (dialog, [{ openLink }, { openLightbox }, videos]) =>
          openLink(link, context, { openLightbox, videos, dialog }),
        onClose(index) {
          if (index !== undefined) emit(link, 'hadaya:content:lightbox-closed', { index });
        },
        onFailed: (cause) => followInstead(link, cause, context),
      });
    },
  };
}
