import type { Registry } from '@hadaya/core';
import type { GalleryJQuery } from './galleryJQuery.ts';
import { PLUGIN_NAME } from './takeOver.ts';

const INIT_EVENT = 'woo_variation_gallery_init';
const installed = new WeakSet<GalleryJQuery>();

/** The function that themes call: mounts what is not mounted yet, and ends it by the command `destroy`. Chainable. */
function createPlugin(copy: GalleryJQuery, before: unknown, registry: Registry) {
  function plugin(this: unknown, command?: unknown): unknown {
    const elements = typeof this === 'object' && this !== null ? Object.values(this) : [];
    for (const element of elements) {
      if (!(element instanceof Element)) continue;
      if (command === 'destroy') registry.unmount(element);
      else if (typeof command !== 'string') registry.scan(element);
    }
    return this;
  }
  return Object.assign(plugin, {
    Constructor: class {},
    noConflict: () => {
      Reflect.set(copy.fn, PLUGIN_NAME, before);
      return plugin;
    },
  });
}

/**
 * Answers `$(wrapper).WooVariationGallery()` and the event `woo_variation_gallery_init`, with which themes and quick views
 * start a gallery. Both stay when the last gallery has left the page: the next quick view calls them again.
 */
export function installPlugin(copy: GalleryJQuery, registry: Registry): void {
  if (installed.has(copy)) return;
  installed.add(copy);
  Reflect.set(copy.fn, PLUGIN_NAME, createPlugin(copy, Reflect.get(copy.fn, PLUGIN_NAME), registry));
  copy(registry.environment.document).on(INIT_EVENT, () => registry.scan());
}
