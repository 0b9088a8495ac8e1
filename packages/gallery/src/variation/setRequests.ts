import { type Clock, childController } from '@hadaya/core';
import { type GalleryImage, isSameGallery, isStandIn, toServerImage } from '../images/index.ts';
import { buildImage, buildSet, type SlideSet } from '../markup/index.ts';
import { loadPictureMarks } from '../slides/index.ts';
import type { Gallery, SwapCause } from '../state/index.ts';
import { dropSpare, whenDone } from './loadPictures.ts';

/** Milliseconds after which an image is shown as it is, with what stands in its place until it has come. */
export const IMAGE_PATIENCE_MS = 4000;

/** Brings other images on display; a later wish replaces an earlier one. */
export interface SetRequests {
  /** The visitor has chosen: a slide that he goes to from here on stays current while the same images are shown. */
  noteChoice(): void;
  /** Shows images as soon as the first one is decoded. */
  show(images: readonly GalleryImage[], cause: SwapCause): void;
  /** Begins to wait for images that are not known yet; a later `show`, `wait` or `cancel` ends it. */
  wait(): { isStale(): boolean };
  /** Whatever was on its way is dropped. */
  cancel(): void;
}

/** Whether the browser paints a picture in full in the next frame, whatever it has to do for it. */
function isPaintable({ complete, naturalWidth, decoding }: HTMLImageElement): boolean {
  return complete && naturalWidth > 0 && decoding === 'sync';
}

/**
 * Resolves when an image can be painted at once, has failed, or has been waited for long enough. Never rejects;
 * whoever has aborted the signal looks at it before anything is shown.
 */
async function waitForPicture(image: HTMLImageElement, clock: Clock, signal: AbortSignal): Promise<void> {
  // A picture from the browser's memory is there after the current task's microtasks.
  await Promise.resolve();
  if (!image.hasAttribute('src') || isPaintable(image)) return;
  dropSpare(image.getAttribute('src'));
  const waiting = childController(signal);
  await new Promise<unknown>((resolve) => {
    // What stands in the place of a late picture has a file of its own; without it an empty box would be seen.
    const showLate = () => void loadPictureMarks(waiting.signal).then(resolve, () => {});
    clock.after(IMAGE_PATIENCE_MS, showLate, waiting.signal);
    // `decode` answers when one more frame has been drawn without the picture. What is decoded as it is painted need not wait for that.
    const isSync = image.decoding === 'sync' && image.loading === 'eager' && !image.complete;
    (isSync ? whenDone(image) : image.decode()).then(resolve, resolve);
  });
  waiting.abort();
}

/** Begins to load an image where nobody sees it; it leaves again when it is not wanted any more. */
function startImage({ context }: Gallery, image: GalleryImage, { into, boxWidth, signal }: StartOptions) {
  const node = buildImage(context.environment.document, image, { boxWidth, priority: 'high' });
  into.append(node);
  signal.addEventListener('abort', () => into.contains(node) && node.remove(), { once: true });
  return node;
}

interface StartOptions {
  readonly into: Element;
  readonly boxWidth: number;
  readonly signal: AbortSignal;
}

/** Tells themes that other images are on their way. */
function tellStart({ pluginEvents }: Gallery, images: readonly GalleryImage[]): void {
  if (images.length === 0) return;
  pluginEvents.trigger('before_woo_variation_gallery_init', images.map(toServerImage));
  pluginEvents.trigger('woo_variation_gallery_slick_destroy');
  pluginEvents.trigger('woo_variation_gallery_image_loading');
}

/**
 * Whether pictures of a set still wait for a lazy-load plugin. Its script looks for them in the page, once: the ones that a
 * choice has taken out before that would stay empty for good.
 */
function isWaiting({ slides, thumbnails }: SlideSet): boolean {
  return [...slides, ...thumbnails].some((node) => [...node.querySelectorAll('img')].some(isStandIn));
}

/** The set of images, when its first one can be painted; `undefined` when it is not wanted any more. */
async function loadSet(
  gallery: Gallery,
  images: readonly GalleryImage[],
  { into, signal }: Omit<StartOptions, 'boxWidth'>,
): Promise<SlideSet | undefined> {
  const { printed, context } = gallery;
  const { document: page, clock } = context.environment;
  const [wanted] = images;
  const isPrinted = isSameGallery(images, printed.images) && !isWaiting(printed);
  const boxWidth = gallery.readWidth();
  const own = isPrinted || !wanted ? undefined : startImage(gallery, wanted, { into, boxWidth, signal });
  const first = own ?? printed.slides[0]?.querySelector('img');
  if (first) await waitForPicture(first, clock, signal);
  if (signal.aborted) return undefined;
  return own ? buildSet(page, images, { first: own, boxWidth }) : printed;
}

/**
 * Creates what changes one gallery into another without an empty moment; only the last wish is ever shown. Images wait in
 * `into`, a hidden node of ours: an `img` with a `srcset` that was never part of the page is held by the browser (measured in
 * Chromium) until the page ends.
 */
export function createSetRequests(gallery: Gallery, into: Element): SetRequests {
  const { store, context } = gallery;
  let latest: { readonly controller: AbortController; readonly images: readonly GalleryImage[] } | undefined;
  /** At most one rebuild is done a frame. */
  let frameOfLastSwap = Promise.resolve();
  let indexAtChoice = 0;

  const begin = (images: readonly GalleryImage[]) => {
    latest?.controller.abort();
    latest = { controller: childController(context.signal), images };
    store.dispatch({ type: 'changed', to: { pending: true } });
    tellStart(gallery, images);
    return latest;
  };
  const cancel = () => {
    if (!latest) return;
    latest.controller.abort();
    latest = undefined;
    store.dispatch({ type: 'changed', to: { pending: false } });
  };
  const load = async (images: readonly GalleryImage[], cause: SwapCause) => {
    const own = begin(images);
    const set = await loadSet(gallery, images, { into, signal: own.controller.signal });
    await frameOfLastSwap;
    if (!set || own !== latest) return;
    latest = undefined;
    frameOfLastSwap = new Promise((resolve) => context.environment.clock.frame(() => resolve(), context.signal));
    store.dispatch({ type: 'swapped', set, cause });
    // What waited for this wish must not hold its nodes.
    own.controller.abort();
  };
  return {
    noteChoice() {
      indexAtChoice = store.getState().index;
    },
    show(images, cause) {
      if (context.signal.aborted || images.length === 0) return;
      if (latest && isSameGallery(latest.images, images)) return;
      if (!isSameGallery(store.getState().set.images, images)) return void load(images, cause);
      cancel();
      if (store.getState().index === indexAtChoice) store.dispatch({ type: 'moved', index: 0, by: 'itself' });
    },
    wait() {
      const own = begin([]);
      return { isStale: () => own !== latest };
    },
    cancel,
  };
}
