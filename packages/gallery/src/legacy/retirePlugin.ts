import type { Environment, Logger } from '@hadaya/core';
import { isJQuery, type JQuery } from '@hadaya/core/jquery';
import type { GalleryNodes } from '../markup/index.ts';

const nothing = () => {};

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/**
 * Disables the plugin's object on a wrapper. Its handlers have no namespace, so removing them would also remove a
 * theme's handlers, and its timers have no ids to clear. All handlers and timers act through this object, so its
 * methods become no-ops and its collections become empty.
 */
function retire(instance: object, copy: JQuery): void {
  for (const name of Object.getOwnPropertyNames(Object.getPrototypeOf(instance))) {
    if (name !== 'constructor') Reflect.set(instance, name, nothing);
  }
  for (const name of Object.keys(instance)) if (name.startsWith('$')) Reflect.set(instance, name, copy([]));
}

/** Ends Slick on a node, which restores the children that the server printed. Returns whether Slick was running. */
function endSlick(node: HTMLElement, copy: JQuery): boolean {
  if (!node.classList.contains('slick-initialized') || !isObject(Reflect.get(node, 'slick'))) return false;
  const collection = copy(node);
  const slick: unknown = Reflect.get(collection, 'slick');
  if (typeof slick === 'function') slick.call(collection, 'unslick');
  return true;
}

export interface PluginRun {
  readonly nodes: GalleryNodes;
  readonly copy: JQuery;
  /** The object that the script keeps on the wrapper, if any. */
  readonly instance: unknown;
}

/**
 * Stops everything that the replaced script runs on a gallery, so that only one slider is left, and logs this for the
 * owner. Returns whether the script was running.
 */
export function retirePlugin({ nodes, copy, instance }: PluginRun, logger: Logger): boolean {
  const { wrapper, slider, strip } = nodes;
  if (isObject(instance)) retire(instance, copy);
  const hasRun = [slider, strip].filter((node) => endSlick(node, copy)).length > 0 || isObject(instance);
  if (!hasRun) return false;
  // Slick's listeners on the thumbnails' pictures swallow clicks, and the wrapper still has a minimum height and width.
  copy(strip).find('div, img').off('click');
  wrapper.style.removeProperty('min-height');
  wrapper.style.removeProperty('min-width');
  logger.warn(
    'the script of Variation Gallery runs too; Hadaya removed its sliders. ' +
      'Remove the script handle woo-variation-gallery, or let the Hadaya plugin do it',
  );
  return true;
}

/**
 * Stops the plugin's script if it has already started on this gallery, before the slides are read. `key` is the data
 * key under which the script stores its object.
 */
export function endPluginScript(
  nodes: GalleryNodes,
  key: string,
  { window, logger }: Pick<Environment, 'window' | 'logger'>,
): void {
  const { wrapper } = nodes;
  for (const name of ['$', 'jQuery']) {
    const copy: unknown = Reflect.get(window, name);
    if (!isJQuery(copy)) continue;
    retirePlugin({ nodes, copy, instance: copy(wrapper).data(key) }, logger);
    copy(wrapper).removeData(key);
  }
}
