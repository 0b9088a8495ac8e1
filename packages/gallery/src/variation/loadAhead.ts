import { lazyPart } from '@hadaya/core';
import { releaseImage } from '@hadaya/core/releaseImage';
import { buildImage } from '../gallery/buildSlide.ts';
import { decodeImages, readVariationImages } from '../gallery/decodeImage.ts';
import type { Gallery } from '../gallery/gallery.ts';
import type { GalleryImage } from '../gallery/galleryImage.ts';
import { findPreview } from './findPreview.ts';
import type { FollowedForm } from './followBlockForms.ts';

const loadClient = lazyPart(() => import('@hadaya/core/http'));

/** Images loaded ahead in this page view. */
const loaded = new Set<string>();
const VARIATIONS_KEY = 'woo_variation_gallery_variation_images';
/** Forms whose product has been asked for all images. */
const asked = new WeakSet<FollowedForm>();

/** The keys that a budget still allows, each once a page view. */
export function takeFromBudget(seen: Set<string>, wanted: readonly string[], limit: number): string[] {
  const taken: string[] = [];
  for (const key of wanted) {
    if (key === '' || seen.has(key) || seen.size >= limit) continue;
    seen.add(key);
    taken.push(key);
  }
  return taken;
}

const LEAST = 2;
const MOST = 100;

/** Whether a product has few enough variations to ask for all their images at once; an unknown number has not. */
export function isAskable(total: string | null | undefined): boolean {
  const count = Number(total?.trim() || Number.NaN);
  return count >= LEAST && count <= MOST;
}

/** The swatch under an event, as attribute and value. */
function readSwatch(target: EventTarget | null): { readonly attribute: string; readonly value: string } | undefined {
  if (!(target instanceof Element)) return undefined;
  const value = target.closest('[data-value]')?.getAttribute('data-value');
  const attribute = target.closest('[data-attribute_name]')?.getAttribute('data-attribute_name');
  return value && attribute ? { attribute, value } : undefined;
}

function loadPictures(images: readonly GalleryImage[], { context, nodes }: Gallery): void {
  const boxWidth = nodes.main.clientWidth;
  const wanted = takeFromBudget(
    loaded,
    images.map(({ src }) => src),
    context.settings.preloadLimit,
  );
  for (const image of images.filter(({ src }) => wanted.includes(src))) {
    const picture = buildImage(
      context.environment.document,
      { ...image, src: '', srcset: '' },
      { boxWidth, priority: 'high' },
    );
    picture.fetchPriority = 'low';
    if (image.srcset !== '') {
      picture.sizes = `${Math.round(boxWidth)}px`;
      picture.srcset = image.srcset;
    }
    picture.src = image.src;
    releaseImage(picture);
  }
}

/** Themes hear of all variations' images; an empty answer is a line for the owner. */
function tellImages({ context, productId, pluginEvents }: Gallery, images: readonly unknown[]): void {
  if (images.length === 0) {
    const text = `Variation Gallery variations images not available on variation id ${productId}.`;
    context.environment.logger.note(text);
    return;
  }
  pluginEvents.setData(VARIATIONS_KEY, images);
  pluginEvents.trigger('woo_variation_gallery_variation_images', images);
}

async function askForAll(gallery: Gallery, form: FollowedForm): Promise<void> {
  const { environment, signal } = gallery.context;
  const total = form.root.querySelector('[data-total]')?.getAttribute('data-total');
  if (form.getState().mode !== 'ajax' || !isAskable(total)) return;
  const { createClient } = await loadClient(signal);
  const decode = (raw: unknown) => (Array.isArray(raw) ? raw : raw === false ? [] : undefined);
  const fields = { product_id: form.getState().productId };
  const conduct = { decode, idempotent: true, signal };
  const result = await createClient(environment).wcAjax('get_variation_gallery', fields, conduct);
  if (!result.ok || signal.aborted) return;
  tellImages(gallery, result.value);
  const images = decodeImages(result.value, gallery.source);
  if (images.length > 1) loadPictures(images, gallery);
}

/**
 * Loads the image that a swatch would bring when the visitor reaches for the swatch: in the displayed size, at low
 * priority, within the budget. The first reach for the form asks for the images of all its variations, where the product
 * has few.
 */
export function loadAhead(gallery: Gallery, form: FollowedForm, target: EventTarget | null): void {
  const { source } = gallery;
  if (!asked.has(form)) {
    asked.add(form);
    askForAll(gallery, form).catch(() => {});
  }
  const swatch = readSwatch(target);
  if (!swatch) return;
  const choice = new Map(form.getState().choice).set(swatch.attribute, swatch.value);
  const variation = form.findVariation(choice) ?? findPreview(form, choice, source);
  const [first] = variation ? readVariationImages(variation.raw, [], source) : [];
  if (first) loadPictures([first], gallery);
}
