import type { GalleryJQuery } from './galleryJQuery.ts';

const NAME = 'WooVariationGallery';

interface Installed {
  galleries: number;
  readonly before: unknown;
}

const installed = new WeakMap<GalleryJQuery, Installed>();

/** The plugin object that themes call: chainable, and without effect because galleries mount by themselves. */
function createPlugin(copy: GalleryJQuery, before: unknown, unmount: (element: Element) => void) {
  function plugin(this: unknown, command?: unknown): unknown {
    if (command === 'destroy' && typeof this === 'object' && this !== null) {
      for (const element of Object.values(this)) if (element instanceof Element) unmount(element);
    }
    return this;
  }
  return Object.assign(plugin, {
    Constructor: class {},
    noConflict: () => {
      Reflect.set(copy.fn, NAME, before);
      return plugin;
    },
  });
}

/**
 * Answers `$(wrapper).WooVariationGallery()` for themes that call it. Taken back with the last gallery on the page.
 * `unmount` ends the gallery on an element, for the command `destroy`.
 */
export function installPlugin(copy: GalleryJQuery, unmount: (element: Element) => void, signal: AbortSignal): void {
  const entry = installed.get(copy) ?? { galleries: 0, before: Reflect.get(copy.fn, NAME) };
  installed.set(copy, entry);
  entry.galleries += 1;
  if (entry.galleries === 1) Reflect.set(copy.fn, NAME, createPlugin(copy, entry.before, unmount));
  signal.addEventListener(
    'abort',
    () => {
      entry.galleries -= 1;
      if (entry.galleries > 0) return;
      installed.delete(copy);
      if (entry.before === undefined) Reflect.deleteProperty(copy.fn, NAME);
      else Reflect.set(copy.fn, NAME, entry.before);
    },
    { once: true },
  );
}
