import { type Clock, childController } from '@hadaya/core';
import { type GalleryImage, isSameGallery, isStandIn, toServerImage } from '../images/index.ts';
import type { SlideSet } from '../markup/index.ts';
import { loadOwnSlides, loadPictureMarks } from '../ownSlides/index.ts';
import type { Gallery, SwapCause } from '../state/index.ts';
import { dropSpare, requestPicture, whenDone } from './loadPictures.ts';
import { IMAGE_PATIENCE_MS } from './openDefaultGallery.ts';

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
 * Resolves when an image can be painted at once, has failed, or, with `true`, has been waited for long enough. Never rejects;
 * whoever has aborted the signal looks at it before anything is shown.
 */
async function waitForPicture(image: HTMLImageElement, clock: Clock, signal: AbortSignal): Promise<boolean> {
  // A picture from the browser's memory is there after the current task's microtasks.
  await Promise.resolve();
  if (!image.hasAttribute('src') || isPaintable(image)) return false;
  dropSpare(image.getAttribute('src'));
  const waiting = childController(signal);
  let isLate = false;
  await new Promise<unknown>((resolve) => {
    // What stands in the place of a late picture has a file of its own; without it an empty box would be seen.
    const showLate = async () => {
      await loadPictureMarks(waiting.signal);
      isLate = true;
      resolve(undefined);
    };
    clock.after(IMAGE_PATIENCE_MS, () => void showLate().catch(() => {}), waiting.signal);
    // `decode` answers when one more frame has been drawn without the picture. What is decoded as it is painted need not wait for that.
    const isSync = image.decoding === 'sync' && image.loading === 'eager' && !image.complete;
    (isSync ? whenDone(image) : image.decode()).then(resolve, resolve);
  });
  waiting.abort();
  return isLate;
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
function isWaiting({ slides, thumbnails }: Gallery['printed']): boolean {
  return [...slides, ...thumbnails].some((node) => [...node.querySelectorAll('img')].some(isStandIn));
}

/** The set of images, when its first one can be painted; `undefined` when it is not wanted any more. */
async function loadSet(
  { printed, context, readWidth }: Gallery,
  images: readonly GalleryImage[],
  signal: AbortSignal,
): Promise<SlideSet | undefined> {
  const { environment } = context;
  const [wanted] = images;
  const boxWidth = readWidth();
  const isPrinted = isSameGallery(images, printed.images) && !isWaiting(printed);
  // Kept until the set is on display: what shows the picture finds it in the browser's memory.
  const request =
    isPrinted || !wanted ? undefined : requestPicture(wanted, environment, { boxWidth, priority: 'high' });
  const first = request ?? printed.slides[0]?.querySelector('img');
  const isLate = first ? await waitForPicture(first, environment.clock, signal) : false;
  if (signal.aborted) return undefined;
  return request ? { images, boxWidth, isLate } : printed;
}

/** Whether what draws other slides than those that were printed has come. */
const hasView = ({ bringView, context }: Gallery) =>
  Promise.all([bringView(), loadOwnSlides(context.signal)]).then(
    () => true,
    () => false,
  );

/** Creates what changes one gallery into another without an empty moment; only the last wish is ever shown. */
export function createSetRequests(gallery: Gallery): SetRequests {
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
    const [set, canShow] = await Promise.all([loadSet(gallery, images, own.controller.signal), hasView(gallery)]);
    await frameOfLastSwap;
    if (!set || own !== latest) return;
    // Those that were printed stay, and the next choice tries again.
    if (!canShow) return cancel();
    latest = undefined;
    frameOfLastSwap = new Promise((resolve) => context.environment.clock.frame(() => resolve(), context.signal));
    store.dispatch({ type: 'swapped', set, cause });
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
