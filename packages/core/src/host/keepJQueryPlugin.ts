import type { Registry } from '@hadaya/core';
import type { JQuery } from '@hadaya/core/jquery';
import { listenJQuery, watchJQuery } from '@hadaya/core/jqueryEvents';

/**
 * The name of a replaced plugin's jQuery function, and the space-separated events by which pages request a new scan.
 */
export interface JQueryPluginNames {
  readonly name: string;
  readonly initEvents: string;
}

/** Mounts the islands on an element and inside it; the command `destroy` unmounts them. */
function call(registry: Registry, element: unknown, command?: unknown): void {
  if (element instanceof Element) registry[command === 'destroy' ? 'unmount' : 'scan'](element);
}

/** Creates the class that themes find at `.Constructor`: constructing it for an element mounts the element. */
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

/**
 * Installs the function on one copy of jQuery. Its property `hadaya` marks it as Hadaya's and stores the replaced
 * plugin's function.
 */
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

/**
 * Returns the value that the page had under a name in `jQuery.fn` before Hadaya's function, or `undefined` if there is
 * no replaced plugin.
 */
export function findReplacedPlugin(copy: JQuery | undefined, name: string): unknown {
  const found: unknown = Reflect.get(copy?.fn ?? {}, name);
  const ours: unknown = typeof found === 'function' ? Reflect.get(found, 'hadaya') : undefined;
  return ours === undefined ? found : Object(ours).before;
}

/**
 * Keeps a replaced plugin's jQuery interface callable on every copy of jQuery that the page has or loads, even while no
 * island is mounted. A quick view, for example, may add a copy. Covers `$(elements).name()`, `'destroy'`,
 * `.Constructor`, `.noConflict`, and the events, until the registry closes.
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
