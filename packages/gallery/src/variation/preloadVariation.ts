import type { Variation } from '@hadaya/variations';
import { readFirstImage } from '../images/index.ts';
import type { Gallery } from '../state/index.ts';
import type { FollowedForm } from './FollowedForm.ts';
import { findVariationOf } from './findPreview.ts';
import { hasCoreGallery, loadCoreGallery } from './hasCoreGallery.ts';
import { loadPictures } from './loadPictures.ts';

function readSwatch(target: EventTarget | null): { readonly attribute: string; readonly value: string } | undefined {
  if (!(target instanceof Element)) return undefined;
  const value = target.closest('[data-value]')?.getAttribute('data-value');
  const attribute = target.closest('[data-attribute_name]')?.getAttribute('data-attribute_name');
  return value && attribute ? { attribute, value } : undefined;
}

function bringReaders({ raw }: Variation, signal: AbortSignal): void {
  if (hasCoreGallery(raw)) loadCoreGallery(signal).catch(() => {});
}

/**
 * Checks whether the pointer may only be passing over a swatch. Only a mouse can do so, because a touch fires
 * `pointerover` only on a press.
 */
const isPassing = (event: Event) => Reflect.get(event, 'pointerType') === 'mouse';

/**
 * When the visitor hovers over, focuses or presses a swatch, preloads the image that choosing it would show, in the
 * displayed size and within the budget. A press usually becomes a choice, so its picture takes priority over other
 * preloads. Returns the swatch's attribute.
 */
export function preloadVariation(gallery: Gallery, form: FollowedForm, event: Event): string | undefined {
  const swatch = readSwatch(event.target);
  const variation = swatch && findVariationOf(form, swatch, gallery.source);
  if (variation) {
    bringReaders(variation, gallery.context.signal);
    const first = readFirstImage(variation.raw, gallery.source);
    if (first) loadPictures([first], gallery, isPassing(event) ? 'low' : 'high');
  }
  return swatch?.attribute;
}
