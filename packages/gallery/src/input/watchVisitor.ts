import { hasModifier, listen, reportFailedFile } from '@hadaya/core';
import {
  canMagnify,
  createLightboxOpener,
  type LargeView,
  type LightboxOpener,
  loadLargeView,
  readZoomStart,
} from '../largeView/index.ts';
import { listThumbnails } from '../markup/index.ts';
import { type Gallery, readCurrentImage } from '../state/index.ts';
import { watchKeys } from './watchKeys.ts';

const EVENTS = ['pointerenter', 'touchstart', 'focusin'];
/** Targets that handle a press themselves, or on which there is nothing to enlarge. */
const OWN_PRESS = 'iframe, video, a[href], button, .wvg-gallery-image-placeholder';
const PICTURE_FILE = /^[^?#]+\.(?:png|jpe?g|gif|svg|webp|avif)(?:[?#].*)?$/i;

/** Opens the current picture in a new tab and explains why, with a link in case the browser blocks the tab. */
function openPicture(gallery: Gallery): void {
  const image = readCurrentImage(gallery);
  const href = image?.full.src || image?.src || '';
  gallery.store.dispatch({ type: 'changed', to: { notice: { kind: 'picture', href } } });
  if (href !== '') gallery.context.environment.window.open(href, '_blank', 'noopener');
}

/**
 * Checks whether a click is meant for the picture: it is not on a control, has no modifier key and does not end a drag.
 */
function isPress(event: MouseEvent, target: Element, pictureLink: Element | null): boolean {
  const own = target.closest(`[data-hadaya-root], ${OWN_PRESS}`);
  return !event.defaultPrevented && !hasModifier(event) && (own === null || own === pictureLink);
}

/**
 * Finds a link that surrounds the picture and leads to an image file; the gallery opens the lightbox instead of
 * following such a link.
 */
function findPictureLink(target: Element, { context: { settings } }: Gallery): Element | null {
  if (!settings.hasLightbox || !settings.openOnImageClick) return null;
  const link = target.closest('a[href]');
  return link && PICTURE_FILE.test(link.getAttribute('href') ?? '') ? link : null;
}

/** Called for a press on the picture; `pointerType` is that of the last pointer event. */
type Press = (event: MouseEvent, pointerType: string) => void;

function watchPresses(gallery: Gallery, open: () => void, press: Press): void {
  const { nodes, store, context } = gallery;
  const { container, slider, strip, trigger } = nodes;
  const { signal } = context;
  let pointerType = 'mouse';
  const remember = (event: PointerEvent) => {
    pointerType = event.pointerType;
  };
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (trigger?.contains(target)) {
      event.preventDefault();
      event.stopPropagation();
      open();
    } else if (strip.contains(target)) {
      const index = listThumbnails(nodes).findIndex((one) => one.contains(target));
      if (index >= 0) store.dispatch({ type: 'moved', index, by: 'visitor' });
    } else if (slider.contains(target)) {
      const link = findPictureLink(target, gallery);
      if (!isPress(event, target, link)) return;
      if (link) event.preventDefault();
      press(event, pointerType);
    }
  };
  listen(container, 'pointerdown', remember, { signal, passive: true, capture: true });
  listen(container, 'click', onClick, { signal });
}

const hasOwnLook = ({ nodes: { main } }: Gallery): boolean => main.closest('[data-hadaya-look="hadaya"]') !== null;

/** Checks whether the look shows dots, the counter or the strip's arrows before any interaction. */
function showsAtOnce({ nodes: { main }, context: { environment } }: Gallery): boolean {
  const look = environment.window.getComputedStyle(main);
  return ['indicators', 'page-opacity'].some((name) => look.getPropertyValue(`--hadaya-gallery-${name}`) !== '');
}

/**
 * Loads the lightbox at the first sign of intent, and requests the large picture when the visitor presses the magnifier
 * or, with a mouse, the picture. A touch on the picture may be the start of a swipe, so nothing is requested until the
 * press is complete.
 */
function watchIntent(
  { nodes, context }: Gallery,
  opener: LightboxOpener,
  opens: (pointerType: string) => boolean,
): void {
  const { main, trigger } = nodes;
  const options = { signal: context.signal, passive: true };
  for (const node of [trigger, main])
    for (const type of ['pointerenter', 'pointerdown', 'focusin'])
      if (node) listen(node, type, opener.prepare, options);
  if (trigger) listen(trigger, 'pointerdown', opener.ask, options);
  const onPress = ({ pointerType }: PointerEvent) =>
    void (pointerType === 'mouse' && opens(pointerType) && opener.ask());
  listen(main, 'pointerdown', onPress, options);
}

/** Opens the lightbox for presses and keys, except for presses that are meant for the zoom. */
function watchLargeView(
  gallery: Gallery,
  use: (act: (view: LargeView) => void, opensPicture: boolean) => Promise<void>,
  onFailed: (cause: unknown) => void,
): void {
  const { settings } = gallery.context;
  const opener = createLightboxOpener(gallery, onFailed);
  const open = () => void (settings.hasLightbox && opener.open());
  const opensOnPicture = settings.hasLightbox && settings.openOnImageClick;
  // In Hadaya's look a tap opens the large picture and a pinch zooms the page; the replaced plugin zooms on tap.
  const isLargeAtTap = opensOnPicture && hasOwnLook(gallery);
  const isZoomPress = (type: string) =>
    settings.hasZoom &&
    !(type === 'touch' && isLargeAtTap) &&
    canMagnify(readCurrentImage(gallery), gallery.readWidth()) &&
    (type === 'touch' || readZoomStart(settings.zoomOptions) !== 'mouseover');
  const press: Press = (event, type) => {
    if (isZoomPress(type)) void use((view) => view.press(event), opensOnPicture);
    else if (opensOnPicture) opener.open();
  };
  watchPresses(gallery, open, press);
  watchKeys(gallery, open);
  if (settings.hasLightbox) watchIntent(gallery, opener, (type) => opensOnPicture && !isZoomPress(type));
}

/**
 * Loads zoom, lightbox and the other interactive parts at the first sign of intent. Keys and presses are handled from
 * the start: a press waits for the part that it needs. If that part fails to load, the picture itself opens with an
 * explanation, and the next interaction retries the load.
 */
export function watchVisitor(gallery: Gallery): void {
  const { nodes, context } = gallery;
  const { environment, signal } = context;
  let started: LargeView | undefined;
  let isMouse = false;
  const start = async () => {
    const { startLargeView } = await loadLargeView(signal);
    started ??= startLargeView(gallery, isMouse);
    return started;
  };
  const warn = (cause: unknown) => {
    if (!signal.aborted) reportFailedFile(environment, cause);
  };
  const prepare = (event: Event) => {
    isMouse = event instanceof PointerEvent && event.pointerType === 'mouse';
    const rest = (view: LargeView) => {
      if (event instanceof PointerEvent && isMouse && nodes.main.matches(':hover')) view.hover(event);
    };
    start().then(rest, warn);
  };
  const onFailed = (cause: unknown) => {
    warn(cause);
    if (!signal.aborted) openPicture(gallery);
  };
  const use = async (act: (view: LargeView) => void, opensPicture: boolean) => {
    try {
      act(await start());
    } catch (cause) {
      if (opensPicture) onFailed(cause);
      else warn(cause);
    }
  };
  watchLargeView(gallery, use, onFailed);
  for (const type of EVENTS) listen(nodes.container, type, prepare, { signal, passive: true });
  const bring = () => {
    gallery.bringView().catch(() => {});
    start().catch(warn);
  };
  if (gallery.slideSettings.effect === 'fade' || hasOwnLook(gallery)) bring();
  // Styles are read only after a frame has been painted, because an earlier read would force a style recalculation.
  else environment.clock.frame(() => environment.clock.after(0, () => showsAtOnce(gallery) && bring(), signal), signal);
}
