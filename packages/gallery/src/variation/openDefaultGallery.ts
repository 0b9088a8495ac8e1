import { lazyPart } from '@hadaya/core';
import { type GalleryImage, toServerImage } from '../images/index.ts';
import { readPrintedVariation } from '../markup/index.ts';
import type { Gallery } from '../state/index.ts';

const loadQuestion = lazyPart(() => import('./askForDefault.ts'));

/** Time limit for an image or a response from the server, in milliseconds. */
export const IMAGE_PATIENCE_MS = 4000;

/** The product's own images, which belong to no variation. */
export interface DefaultGallery {
  /** Returns the images known so far; empty if there are none. */
  peek(): readonly GalleryImage[];
  /**
   * Requests the images unless they are known. Resolves to an empty list if that takes four seconds or fails, or if the
   * response is empty. Only one request runs at a time.
   */
  load(): Promise<readonly GalleryImage[]>;
}

function tellImages({ pluginEvents }: Gallery, images: readonly GalleryImage[]): void {
  const given = images.map(toServerImage);
  pluginEvents.setData('woo_variation_gallery_default', given);
  pluginEvents.trigger('woo_variation_default_gallery_loaded', given);
}

/**
 * Creates the default gallery for a mounted gallery. If the server has printed a variation's images, the default
 * gallery is requested when the page is idle or when it is first needed. After a broken response, the request is
 * retried once when the images are needed again; an empty response is final. Themes are notified.
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
