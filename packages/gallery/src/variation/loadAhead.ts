import { importStandalone, type Variation } from '@hadaya/variations';
import { readVariationImages } from '../gallery/decodeImage.ts';
import type { Gallery } from '../gallery/gallery.ts';
import { loadVisitorParts } from '../gallery/loadVisitorParts.ts';
import { findPreview } from './findPreview.ts';
import type { FollowedForm } from './followBlockForms.ts';
import { hasCoreGallery } from './hasCoreGallery.ts';
import { loadPictures } from './loadPictures.ts';

/** The swatch under an event, as attribute and value. */
function readSwatch(target: EventTarget | null): { readonly attribute: string; readonly value: string } | undefined {
  if (!(target instanceof Element)) return undefined;
  const value = target.closest('[data-value]')?.getAttribute('data-value');
  const attribute = target.closest('[data-attribute_name]')?.getAttribute('data-attribute_name');
  return value && attribute ? { attribute, value } : undefined;
}

/** Fetches what reads the pictures of a variation, where that is more than this file. */
function bringReaders({ raw }: Variation, signal: AbortSignal): void {
  if (hasCoreGallery(raw)) Promise.all([loadVisitorParts(signal), importStandalone(signal)]).catch(() => {});
}

/**
 * Loads the image that a swatch would bring when the visitor reaches for the swatch, in the displayed size and within the
 * budget. A press is as good as a choice, so its picture comes before what else is on its way.
 */
export function loadAhead(gallery: Gallery, form: FollowedForm, { target, type }: Event): void {
  const swatch = readSwatch(target);
  if (!swatch) return;
  const choice = new Map(form.getState().choice).set(swatch.attribute, swatch.value);
  const variation = form.findVariation(choice) ?? findPreview(form, choice, gallery.source);
  if (!variation) return;
  bringReaders(variation, gallery.context.signal);
  const [first] = readVariationImages(variation.raw, [], gallery.source);
  if (first) loadPictures([first], gallery, type === 'pointerover' ? 'low' : 'high');
}
