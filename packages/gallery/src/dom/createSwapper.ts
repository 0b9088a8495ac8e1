import type { Clock } from '@hadaya/core';
import { type GalleryImage, isSameGallery } from '../model/galleryImage.ts';
import { buildSet } from './buildSet.ts';
import { buildImage } from './buildSlide.ts';
import type { SlideSet } from './slideSet.ts';
import { whenDecoded } from './whenDecoded.ts';

/** Why a set comes on display. */
export interface SwapCause {
  readonly kind: 'variation' | 'default';
  /** 0 for the default gallery. */
  readonly variationId: number;
}

/** What a swap does outside itself. */
export interface SwapEffects {
  readonly page: Document;
  readonly clock: Clock;
  /** The set that the server printed; its nodes are used again whenever its images are wanted. */
  readonly printed: SlideSet;
  readonly getBoxWidth: () => number;
  /**
   * A hidden node of ours where images wait. An `img` with a `srcset` that was never part of the page is held by the
   * browser (measured in Chromium) until the page ends.
   */
  readonly nursery: Element;
  /** The old images stay, the new ones are on their way. */
  readonly onStart: (images: readonly GalleryImage[]) => void;
  /** The first image can be painted; the set must come on display now. */
  readonly onReady: (set: SlideSet, cause: SwapCause) => void;
  /** The wait ended without a change. */
  readonly onCancel: () => void;
  /** The wanted images are on display already. */
  readonly onUnchanged: (cause: SwapCause) => void;
  readonly signal: AbortSignal;
}

/** Changes from one gallery to another without an empty moment; only the last wish is ever shown. */
export interface Swapper {
  /** Shows images as soon as the first one is decoded. */
  show(images: readonly GalleryImage[], cause: SwapCause): void;
  /** Begins to wait for images that are not known yet; a later `show`, `wait` or `cancel` ends it. */
  wait(): { isStale(): boolean };
  /** Whatever was on its way is dropped. */
  cancel(): void;
}

interface Turn {
  readonly controller: AbortController;
  readonly images: readonly GalleryImage[];
}

/** Begins to load an image where nobody sees it; it leaves again when it is not wanted any more. */
function startImage(
  image: GalleryImage | undefined,
  { page, nursery, getBoxWidth }: SwapEffects,
  signal: AbortSignal,
): HTMLImageElement | undefined {
  if (!image) return undefined;
  const node = buildImage(page, image, { boxWidth: getBoxWidth(), priority: 'high' });
  nursery.append(node);
  signal.addEventListener('abort', () => node.remove(), { once: true });
  return node;
}

/** Creates the swapper of a gallery; at most one rebuild is done a frame. */
export function createSwapper(effects: SwapEffects): Swapper {
  const { page, clock, printed, signal, onStart, onReady, onCancel, onUnchanged } = effects;
  let shown: readonly GalleryImage[] = printed.images;
  let turn: Turn | undefined;
  signal.addEventListener('abort', () => turn?.controller.abort(), { once: true });

  const begin = (images: readonly GalleryImage[]): Turn => {
    turn?.controller.abort();
    turn = { controller: new AbortController(), images };
    onStart(images);
    return turn;
  };
  const cancel = () => {
    if (!turn) return;
    turn.controller.abort();
    turn = undefined;
    onCancel();
  };
  const finish = (set: SlideSet, cause: SwapCause) => {
    turn = undefined;
    shown = set.images;
    onReady(set, cause);
  };
  const load = async (images: readonly GalleryImage[], cause: SwapCause, own: AbortSignal) => {
    const boxWidth = effects.getBoxWidth();
    const isPrinted = isSameGallery(images, printed.images);
    const first = isPrinted ? printed.slides[0]?.querySelector('img') : startImage(images[0], effects, own);
    if (first) await whenDecoded(first, clock, own);
    const makeSet = () => (isPrinted || !first ? printed : buildSet(page, images, { first, boxWidth }));
    clock.frame(() => finish(makeSet(), cause), own);
  };
  return {
    show(images, cause) {
      if (signal.aborted || images.length === 0) return;
      if (turn && isSameGallery(turn.images, images)) return;
      if (isSameGallery(shown, images)) {
        cancel();
        onUnchanged(cause);
        return;
      }
      void load(images, cause, begin(images).controller.signal);
    },
    wait() {
      const waiting = begin([]);
      return { isStale: () => waiting !== turn };
    },
    cancel,
  };
}
