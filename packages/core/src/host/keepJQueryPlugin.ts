import type { Registry } from '@hadaya/core';
import type { JQuery } from '@hadaya/core/jquery';
import { listenJQuery, watchJQuery } from '@hadaya/core/jqueryEvents';

/** The function of a replaced plugin on jQuery, and the events by which pages ask it for another look, with spaces between them. */
export interface JQueryPluginNames {
  readonly name: string;
  readonly initEvents: string;
}

/** Mounts an element, or unmounts it when asked to `destroy`. */
function call(registry: Registry, element: unknown, command?: unknown): void {
  if (element instanceof Element) registry[command === 'destroy' ? 'unmount' : 'scan'](element);
}

/** What themes find behind `.Constructor`: made for an element, it mounts it. */
function createConstructor(registry: Registry) {
  return class {
    readonly element: unknown;

    constructor(element: unknown) {
      this.element = element;
      this.init();
    }

    init(): void {
      call(registry, this.element);
    }

    destroy(): void {
      call(registry, this.element, 'destroy');
    }
  };
}

/** Puts the function on one copy; the property `hadaya` tells it from the replaced plugin's, and holds that one. */
function install(copy: JQuery, name: string, registry: Registry): void {
  const before: unknown = Reflect.get(copy.fn, name);
  function plugin<Collection extends ArrayLike<unknown>>(this: Collection, command?: unknown): Collection {
    for (const element of Array.from(this)) call(registry, element, command);
    return this;
  }
  plugin.hadaya = { before };
  plugin.Constructor = createConstructor(registry);
  plugin.noConflict = () => {
    Reflect.set(copy.fn, name, before);
    return plugin;
  };
  Reflect.set(copy.fn, name, plugin);
}

/** What a page had under a name on jQuery before us; `undefined` without a replaced plugin. */
export function findReplacedPlugin(copy: JQuery | undefined, name: string): unknown {
  const found: unknown = Reflect.get(copy?.fn ?? {}, name);
  const ours: unknown = typeof found === 'function' ? Reflect.get(found, 'hadaya') : undefined;
  return ours === undefined ? found : Object(ours).before;
}

/**
 * Keeps a replaced plugin's jQuery interface callable on every copy of jQuery that the page has or gets, also when nothing
 * of ours is mounted: a quick view may bring it. `$(elements).name()`, `'destroy'`, `.Constructor`, `.noConflict`, and the
 * events, which are heard until the registry closes.
 */
export function keepJQueryPlugin(registry: Registry, { name, initEvents }: JQueryPluginNames): void {
  const { environment, signal } = registry;
  watchJQuery(
    environment,
    (copy) => {
      install(copy, name, registry);
      listenJQuery(copy, [environment.document, initEvents], () => registry.scan(), { signal });
    },
    signal,
  );
}
