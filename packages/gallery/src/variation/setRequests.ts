import { type Clock, childController } from '@hadaya/core';
import { type GalleryImage, isSameGallery, isStandIn, toServerImage } from '../images/index.ts';
import type { SlideSet } from '../markup/index.ts';
import { loadBrokenPictures, loadOwnSlides } from '../ownSlides/index.ts';
import type { Gallery, SwapCause } from '../state/index.ts';
import { dropSpare, requestPicture, whenDone } from './loadPictures.ts';
import { IMAGE_PATIENCE_MS } from './openDefaultGallery.ts';

/** Requests to display other images; a later request replaces an earlier one. */
export interface SetRequests {
  /**
   * Records that the visitor has chosen. If the choice shows the same images as before, the gallery returns to the
   * first slide, unless the visitor has changed slides since.
   */
  noteChoice(): void;
  /** Shows images once the first one can be painted. */
  show(images: readonly GalleryImage[], cause: SwapCause): void;
  /** Starts waiting for images that are not known yet; a later `show`, `wait` or `cancel` ends the wait. */
  wait(): { isStale(): boolean };
  /** Cancels the pending request; the displayed images stay. */
  cancel(): void;
}

/**
 * Checks whether the browser will paint a picture completely in the next frame, even if it still has to decode the
 * picture.
 */
function isPaintable({ complete, naturalWidth, decoding }: HTMLImageElement): boolean {
  return complete && naturalWidth > 0 && decoding === 'sync';
}

/**
 * Resolves with `false` when an image can be painted without delay or has failed, or with `true` after the time limit.
 * Never rejects. Callers check the signal before they show the image.
 */
async function waitForPicture(image: HTMLImageElement, clock: Clock, signal: AbortSignal): Promise<boolean> {
  // A picture from the memory cache is complete after the current task's microtasks.
  await Promise.resolve();
  if (!image.hasAttribute('src') || isPaintable(image)) return false;
  dropSpare(image.getAttribute('src'));
  const waiting = childController(signal);
  let isLate = false;
  await new Promise<unknown>((resolve) => {
    // The placeholder for a late picture is in a separate file. Waits for that file, because the visitor would
    // otherwise see an empty box.
    const showLate = async () => {
      await loadBrokenPictures(waiting.signal);
      isLate = true;
      resolve(undefined);
    };
    clock.after(IMAGE_PATIENCE_MS, () => void showLate().catch(() => {}), waiting.signal);
    // `decode` resolves only after one more frame without the picture. A picture that is decoded synchronously can skip
    // that frame.
    const isSync = image.decoding === 'sync' && image.loading === 'eager' && !image.complete;
    (isSync ? whenDone(image) : image.decode()).then(resolve, resolve);
  });
  waiting.abort();
  return isLate;
}

function tellStart({ pluginEvents }: Gallery, images: readonly GalleryImage[]): void {
  if (images.length === 0) return;
  pluginEvents.trigger('before_woo_variation_gallery_init', images.map(toServerImage));
  pluginEvents.trigger('woo_variation_gallery_slick_destroy');
  pluginEvents.trigger('woo_variation_gallery_image_loading');
}

/**
 * Checks whether a lazy-load plugin has yet to load some pictures of a set. The plugin's script searches the page only
 * once, so pictures that a choice has removed from the page before that search would stay empty.
 */
function isWaiting({ slides, thumbnails }: Gallery['printed']): boolean {
  return [...slides, ...thumbnails].some((node) => [...node.querySelectorAll('img')].some(isStandIn));
}

async function loadSet(
  { printed, context, readWidth }: Gallery,
  images: readonly GalleryImage[],
  signal: AbortSignal,
): Promise<SlideSet | undefined> {
  const { environment } = context;
  const [requested] = images;
  const boxWidth = readWidth();
  const isPrinted = isSameGallery(images, printed.images) && !isWaiting(printed);
  // The request stays referenced until the set is displayed, so that the picture stays in the browser's memory cache.
  const request =
    isPrinted || !requested ? undefined : requestPicture(requested, environment, { boxWidth, priority: 'high' });
  const first = request ?? printed.slides[0]?.querySelector('img');
  const isLate = first ? await waitForPicture(first, environment.clock, signal) : false;
  if (signal.aborted) return undefined;
  return request ? { images, boxWidth, isLate } : printed;
}

const hasView = ({ bringView, context }: Gallery) =>
  Promise.all([bringView(), loadOwnSlides(context.signal)]).then(
    () => true,
    () => false,
  );

/**
 * Creates the requests of one gallery. The old images stay visible until the new ones can be painted; only the latest
 * request is shown.
 */
export function createSetRequests(gallery: Gallery): SetRequests {
  const { store, context } = gallery;
  let latest: { readonly controller: AbortController; readonly images: readonly GalleryImage[] } | undefined;
  /** Resolves in the frame after the last swap, so that there is no more than one rebuild per frame. */
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
    // The printed images stay visible; the next choice loads the code again.
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
