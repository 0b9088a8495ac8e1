import { createStrings, emit, type IslandContext, lazyPart } from '@hadaya/core';
import type { Lightbox } from '@hadaya/media/lightbox';
import type { DialogOptions, LightboxDialog } from '@hadaya/media/lightbox/dialog';
import { isPartLost, showNotice } from '../widget/dom/showNotice.ts';
import { readTarget } from './dom/findLink.ts';

type DialogModule = typeof import('@hadaya/media/lightbox/dialog');

const loadVisitorParts = lazyPart(() => import('./visitorParts.ts'));
const loadDialog = lazyPart(() => import('@hadaya/media/lightbox/dialog'));
const loadLightbox = lazyPart(() => import('@hadaya/media/lightbox'));
const loadVideos = lazyPart(() => import('@hadaya/media/video'));

/** Names of the dialog. */
const lightboxStrings = {
  en: { pictures: 'Pictures', film: 'Video' },
  ar: { pictures: 'صور', film: 'فيديو' },
} as const;

/** The names that themes look for. */
const ROOT = { class: 'dialog-widget dialog-lightbox-widget elementor-lightbox', 'data-entrance': 'zoom' };

/** Without the lightbox a link leads to its picture as links do; what is no link gets a line with a way to the film. */
function followInstead(link: HTMLElement, cause: unknown, { environment, island }: IslandContext<unknown>): void {
  environment.logger.warn('the lightbox could not be loaded; the link is followed instead', cause);
  const href = readTarget(link)?.address;
  if (link instanceof HTMLAnchorElement) environment.window.location.assign(link.href);
  else if (isPartLost(cause)) showNotice(link.parentElement ?? link, { island, lost: 'film', href });
}

/** The file that a link to a picture leads to. */
function readLarge(link: HTMLElement) {
  const target = readTarget(link);
  return target && !target.isFilm ? { src: target.address, width: 0, height: 0 } : undefined;
}

/** All that fills the dialog of a link, in one wave; who does not wait for it hears of no loss. */
function loadParts(link: HTMLElement, signal: AbortSignal) {
  const isFilm =
    link.dataset.elementorLightbox !== undefined || link.ownerDocument.querySelector('[data-elementor-lightbox-video]');
  const parts = [loadVisitorParts(signal), loadLightbox(signal), isFilm ? loadVideos(signal) : undefined] as const;
  const all = Promise.all(parts);
  all.catch(() => {});
  return all;
}

/** Opens links over the page, one at a time. */
export interface LinkOpener {
  /** Fetches the little that a press needs to be answered at once. */
  fetchDialog(): void;
  /** Fetches all code that a link needs, at once; a loss is only told by `open`. */
  prepare(link: HTMLElement): void;
  /** Asks for the picture of a link. */
  ask(link: HTMLElement): void;
  /** Opens it with the picture that is on the screen; what fills it comes then. */
  open(link: HTMLElement): void;
}

/** Opens what links stand for. */
export function createLinkOpener(context: IslandContext<unknown>): LinkOpener {
  const { environment, signal } = context;
  let isOpen = false;

  const describe = (link: HTMLElement, onClose: () => void): DialogOptions => {
    const texts = createStrings(lightboxStrings, link);
    return {
      label: readTarget(link)?.isFilm ? texts.film : texts.pictures,
      opener: link,
      picture: link.querySelector('img'),
      large: readLarge(link),
      rootAttributes: ROOT,
      environment,
      onClose,
      signal,
    };
  };
  const open = async (link: HTMLElement) => {
    if (isOpen) return;
    isOpen = true;
    const parts = loadParts(link, signal);
    let lightbox: Lightbox | undefined;
    const options = describe(link, () => {
      isOpen = false;
      if (lightbox) emit(link, 'hadaya:content:lightbox-closed', { index: lightbox.getIndex() });
    });
    let dialog: LightboxDialog | undefined;
    try {
      const { openDialog } = await loadDialog(signal);
      const show = () => {
        dialog ??= openDialog(options);
        return dialog;
      };
      // An address that is not a safe one opens nothing, unless the link belongs to a group with others.
      if (readTarget(link)) show();
      const [{ openLink }, { openLightbox }, videos] = await parts;
      if ((dialog?.signal ?? signal).aborted) return;
      lightbox = openLink(link, context, { openLightbox, videos, openDialog: show });
      if (!lightbox) await dialog?.leave();
    } catch (cause) {
      if ((dialog?.signal ?? signal).aborted) return;
      await dialog?.leave();
      followInstead(link, cause, context);
    }
    if (!lightbox) isOpen = false;
  };
  return {
    fetchDialog: () => void loadDialog(signal).catch(() => {}),
    prepare(link) {
      loadDialog(signal).catch(() => {});
      void loadParts(link, signal);
    },
    ask(link) {
      const large = readLarge(link);
      const start = ({ askPicture }: DialogModule) => void (large && askPicture(large, environment.window));
      loadDialog(signal).then(start, () => {});
    },
    open: (link) => void open(link),
  };
}
