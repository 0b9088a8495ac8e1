import { isRecord } from '@hadaya/core';
import type { GalleryImage } from '../images/index.ts';

const STARTS = ['mouseover', 'click', 'grab', 'toggle'] as const;

/** The mouse event that starts the zoom. */
export type ZoomStart = (typeof STARTS)[number];

/** Reads the event from WooCommerce's zoom options; defaults to `mouseover` if it is missing or unknown. */
export function readZoomStart(raw: unknown): ZoomStart {
  return STARTS.find((start) => isRecord(raw) && start === raw.on) ?? 'mouseover';
}

export function canMagnify(image: GalleryImage | undefined, width: number): boolean {
  return image !== undefined && image.video === null && image.full.src !== '' && image.full.width > width;
}
