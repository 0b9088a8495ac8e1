import { isRecord } from '@hadaya/core';
import type { GalleryImage } from '../images/index.ts';

const STARTS = ['mouseover', 'click', 'grab', 'toggle'] as const;

/** What magnifies the picture with a mouse. */
export type ZoomStart = (typeof STARTS)[number];

/** Reads it from WooCommerce's zoom options; the mouse alone when they say nothing that is known. */
export function readZoomStart(raw: unknown): ZoomStart {
  return STARTS.find((start) => isRecord(raw) && start === raw.on) ?? 'mouseover';
}

/** Whether a picture can be magnified in a box of a width: only one that is larger than that. */
export function canMagnify(image: GalleryImage | undefined, width: number): boolean {
  return image !== undefined && image.video === null && image.full.src !== '' && image.full.width > width;
}
