import type { Logger } from '@hadaya/core';
import type { GalleryNodes } from '../galleryNodes.ts';
import type { GalleryJQuery } from './galleryJQuery.ts';

/** Name of the plugin's function, and of the datum in which it keeps its object on a wrapper. */
export const PLUGIN_NAME = 'WooVariationGallery';

const LOADED_CLASS = 'wvg-loaded';
const nothing = () => {};
/** Objects in the plugin's place that do nothing: ours, and its own once they were ended. */
const harmless = new WeakSet<object>();

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/**
 * Ends the plugin's object on a wrapper. Its handlers have no names by which they could be taken off without taking a
 * theme's with them, and its timers none to be cleared by; but all of them act through this object. So its methods do
 * nothing from now on, and its collections hold nothing.
 */
function retire(instance: object, copy: GalleryJQuery): void {
  harmless.add(instance);
  for (const name of Object.getOwnPropertyNames(Object.getPrototypeOf(instance))) {
    if (name !== 'constructor') Reflect.set(instance, name, nothing);
  }
  for (const name of Object.keys(instance)) if (name.startsWith('$')) Reflect.set(instance, name, copy([]));
}

/** Ends Slick on a node, which gets its children back as the server printed them. */
function endSlick(node: HTMLElement, copy: GalleryJQuery): boolean {
  if (!node.classList.contains('slick-initialized') || !isObject(Reflect.get(node, 'slick'))) return false;
  copy(node).slick?.('unslick');
  return true;
}

/**
 * Ends what the replaced script runs on a gallery, so that there is one slider, and tells the owner. Whether it ran;
 * doing it twice does no harm.
 */
export function takeOver({ wrapper, slider, strip }: GalleryNodes, copy: GalleryJQuery, logger: Logger): boolean {
  const instance = copy(wrapper).data(PLUGIN_NAME);
  const isTheirs = isObject(instance) && !harmless.has(instance);
  if (isTheirs) retire(instance, copy);
  const hasRun = [slider, strip].filter((node) => endSlick(node, copy)).length > 0 || isTheirs;
  if (!hasRun) return false;
  // It listens on the thumbnails' own pictures and lets no click through, and it has frozen the size of the day.
  copy(strip).find('div, img').off('click');
  wrapper.style.removeProperty('min-height');
  wrapper.style.removeProperty('min-width');
  logger.warn(
    'the script of Variation Gallery runs beside Hadaya; its sliders were ended. ' +
      'Remove the script handle woo-variation-gallery, or let the Hadaya plugin do it',
  );
  return true;
}

/** Marks a wrapper as taken, so that the plugin's script passes by if it comes later. */
export function markTaken({ classList }: HTMLElement, signal: AbortSignal): void {
  classList.add(LOADED_CLASS);
  signal.addEventListener('abort', () => classList.remove(LOADED_CLASS), { once: true });
}

/**
 * Puts an object of ours where the plugin keeps its own: the plugin's function, called by a theme, finds it and builds
 * none. Leaves with the signal.
 */
export function holdPlace(
  wrapper: HTMLElement,
  copy: GalleryJQuery,
  { destroy, signal }: { readonly destroy: () => void; readonly signal: AbortSignal },
): void {
  const standIn = { destroy };
  harmless.add(standIn);
  copy(wrapper).data(PLUGIN_NAME, standIn);
  signal.addEventListener('abort', () => copy(wrapper).removeData(PLUGIN_NAME), { once: true });
}
