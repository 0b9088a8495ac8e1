import type { Environment, Registry } from '@hadaya/core';
import { type JQueryCopy, watchJQuery } from '@hadaya/variations';

const PLUGIN_NAME = 'WooVariationSwatches';
const INIT_EVENT = 'woo_variation_swatches_init.hadaya';
const COMPOSITE_EVENT = 'wc-composite-initializing.hadaya';

/** The page's islands, as far as the plugin's interface needs them. */
export type IslandDoor = Pick<Registry, 'scan' | 'unmount'>;

function isElement(value: unknown): value is Element {
  return value instanceof Element;
}

/** What themes find behind `.Constructor`: made for an element, it mounts it. */
function createConstructor(door: IslandDoor) {
  return class WooVariationSwatches {
    readonly element: Element;

    constructor(element: Element) {
      this.element = element;
      this.init();
    }

    init(): void {
      door.scan(this.element);
    }

    destroy(): void {
      door.unmount(this.element);
    }
  };
}

/** The call itself: mounts each form of the collection, or unmounts it when asked to `destroy`. */
function createPlugin(door: IslandDoor) {
  return function plugin<Collection extends Iterable<unknown>>(this: Collection, command?: unknown): Collection {
    for (const element of [...this].filter(isElement)) {
      if (command === 'destroy') door.unmount(element);
      else door.scan(element);
    }
    return this;
  };
}

function install(copy: JQueryCopy, door: IslandDoor): void {
  const before: unknown = Reflect.get(copy.fn, PLUGIN_NAME);
  const plugin = Object.assign(createPlugin(door), {
    hadaya: true,
    Constructor: createConstructor(door),
    noConflict: () => {
      Reflect.set(copy.fn, PLUGIN_NAME, before);
      return plugin;
    },
  });
  Reflect.set(copy.fn, PLUGIN_NAME, plugin);
}

/**
 * Keeps the replaced plugin's jQuery interface callable on every copy of jQuery that the page has or gets:
 * `$(form).WooVariationSwatches()`, `'destroy'`, `.Constructor`, `.noConflict`, and the events that ask for a new look.
 */
export function installJQueryPlugin(environment: Environment, door: IslandDoor): void {
  const { document } = environment;
  const lookAgain = () => door.scan(document);
  watchJQuery(
    environment,
    (copy) => {
      install(copy, door);
      copy(document).on(INIT_EVENT, lookAgain);
      copy(document).on(COMPOSITE_EVENT, '.composite_data', lookAgain);
    },
    new AbortController().signal,
  );
}
