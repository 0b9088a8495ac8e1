import { lazyPart } from '@hadaya/core';
import { type GalleryImage, toServerImage } from '../images/index.ts';
import { readPrintedVariation } from '../markup/index.ts';
import type { Gallery } from '../state/index.ts';

const loadQuestion = lazyPart(() => import('./askForDefault.ts'));

/** How long an image or the server's answer is waited for, in milliseconds. */
export const IMAGE_PATIENCE_MS = 4000;

/** The images of the product without a variation. */
export interface DefaultGallery {
  /** What is known now; empty when nothing is. */
  peek(): readonly GalleryImage[];
  /** Asks the server unless it is known; empty after four seconds, a failure or an empty answer. One question at a time. */
  load(): Promise<readonly GalleryImage[]>;
}

/** Tells themes what the product's own images are, without a variation. */
function tellImages({ pluginEvents }: Gallery, images: readonly GalleryImage[]): void {
  const given = images.map(toServerImage);
  pluginEvents.setData('woo_variation_gallery_default', given);
  pluginEvents.trigger('woo_variation_default_gallery_loaded', given);
}

/**
 * The default gallery of a mounted one: the printed images where they are it, else asked for when the page is idle or
 * at the first need. A broken answer is asked for once more at the next need, an empty one is final. Themes hear of it.
 */
export function openDefaultGallery(gallery: Gallery): DefaultGallery {
  const { context, nodes, productId, store } = gallery;
  const { environment, signal } = context;
  const isVariation = readPrintedVariation(nodes) !== 0;
  let known = isVariation ? [] : store.getState().set.images;
  let questions = known.length > 0 || productId === '' ? 0 : 2;
  let pending: Promise<readonly GalleryImage[]> | undefined;

  const read = async () => {
    const ask = loadQuestion(signal).then(({ askForDefault }) => askForDefault(gallery, IMAGE_PATIENCE_MS));
    const answer = await ask.catch(() => undefined);
    questions -= 1;
    pending = undefined;
    if (!answer) return known;
    questions = 0;
    known = answer;
    if (known.length === 0) environment.logger.note(`Variation Gallery not available on variation id ${productId}.`);
    else tellImages(gallery, known);
    return known;
  };
  const load = async () => {
    if (questions > 0) pending ??= read();
    return pending ?? known;
  };
  if (isVariation) environment.clock.idle(() => void load(), signal);
  else tellImages(gallery, known);
  return { peek: () => known, load };
}
