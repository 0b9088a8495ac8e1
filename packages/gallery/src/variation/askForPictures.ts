import { lazyPart } from '@hadaya/core';
import { decodeImages } from '../images/index.ts';
import type { Gallery } from '../state/index.ts';
import type { FollowedForm } from './FollowedForm.ts';
import { loadPictures } from './loadPictures.ts';

const loadClient = lazyPart(() => import('@hadaya/core/http'));

const VARIATIONS_KEY = 'woo_variation_gallery_variation_images';
const LEAST = 2;
const MOST = 100;

/**
 * Checks whether a product has at least two variations, and few enough to request the images of all of them together;
 * false if the number is unknown.
 */
export function isAskable(total: string | null | undefined): boolean {
  const count = Number(total?.trim() || Number.NaN);
  return count >= LEAST && count <= MOST;
}

/** Passes all variations' images to themes; an empty response is logged for the owner. */
function tellImages({ context, productId, pluginEvents }: Gallery, images: readonly unknown[]): void {
  if (images.length === 0) {
    const text = `Variation Gallery variations images not available on variation id ${productId}.`;
    context.environment.logger.note(text);
    return;
  }
  pluginEvents.setData(VARIATIONS_KEY, images);
  pluginEvents.trigger('woo_variation_gallery_variation_images', images);
}

/**
 * Requests and loads the images of all variations if the form does not embed them and the product has few enough
 * variations.
 */
export async function askForPictures(gallery: Gallery, form: FollowedForm): Promise<void> {
  const { environment, signal } = gallery.context;
  const total = form.root.querySelector('[data-total]')?.getAttribute('data-total');
  if (!isAskable(total)) return;
  const { createClient } = await loadClient(signal);
  const decode = (raw: unknown) => (Array.isArray(raw) ? raw : raw === false ? [] : undefined);
  const fields = { product_id: form.getState().productId };
  const conduct = { decode, idempotent: true, signal };
  const result = await createClient(environment).wcAjax('get_variation_gallery', fields, conduct);
  if (!result.ok || signal.aborted) return;
  tellImages(gallery, result.value);
  const images = decodeImages(result.value, gallery.source);
  if (images.length > 1) loadPictures(images, gallery, 'low');
}
