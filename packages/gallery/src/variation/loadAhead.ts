import type { Variation } from '@hadaya/variations';
import { readFirstImage } from '../images/index.ts';
import type { Gallery } from '../state/index.ts';
import type { FollowedForm } from './FollowedForm.ts';
import { findVariationOf } from './findPreview.ts';
import { hasCoreGallery, loadCoreGallery } from './hasCoreGallery.ts';
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
  if (hasCoreGallery(raw)) loadCoreGallery(signal).catch(() => {});
}

/** Whether a visitor only passes by: a mouse over a swatch. A finger is over it when it presses. */
const isPassing = (event: Event) => Reflect.get(event, 'pointerType') === 'mouse';

/**
 * Loads the image that a swatch would bring when the visitor reaches for the swatch, in the displayed size and within the
 * budget. A press is as good as a choice, so its picture comes before what else is on its way. Returns the swatch's attribute.
 */
export function loadAhead(gallery: Gallery, form: FollowedForm, event: Event): string | undefined {
  const swatch = readSwatch(event.target);
  const variation = swatch && findVariationOf(form, swatch, gallery.source);
  if (variation) {
    bringReaders(variation, gallery.context.signal);
    const first = readFirstImage(variation.raw, gallery.source);
    if (first) loadPictures([first], gallery, isPassing(event) ? 'low' : 'high');
  }
  return swatch?.attribute;
}
