import { detection as attribution } from '@hadaya/attribution/detect';
import { detection as contactWidget } from '@hadaya/contact-widget/detect';
import { detection as content } from '@hadaya/content/detect';
import type { IslandDetection } from '@hadaya/core';
import { detection as gallery } from '@hadaya/gallery/detect';
import { detection as menu } from '@hadaya/menu/detect';
import { detection as quote } from '@hadaya/quote/detect';
import { blockDetection as blockSwatches, detection as swatches } from '@hadaya/swatches/detect';

/** All islands that the loader detects, in the order in which they load. */
export const detections: readonly IslandDetection[] = [
  attribution,
  swatches,
  blockSwatches,
  gallery,
  quote,
  menu,
  content,
  contactWidget,
];

/** `setting` is the path of the island's settings in `window.hadaya.settings`. */
export function hasSetting(settings: unknown, setting?: string): boolean {
  const names = setting?.split('.') ?? [];
  return names.length > 0 && names.reduce((value, name) => Object(value)[name], settings) !== undefined;
}
