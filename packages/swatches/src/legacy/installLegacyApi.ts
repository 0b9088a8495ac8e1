import { type Clock, type Command, lazyPart, type Registry } from '@hadaya/core';
import { keepJQueryPlugin } from '@hadaya/core/jqueryPlugin';
import type { RequestMiddleware } from './createMiddlewareForExtraQueryParams.ts';

const importMiddleware = lazyPart(() => import('./createMiddlewareForExtraQueryParams.ts'));

/** Name of the plugin's jQuery method, by which other scripts initialise a form. */
export const PLUGIN_NAME = 'WooVariationSwatches';

/**
 * The events include WooCommerce's, because a component of a bundle or composite becomes a form when it receives a
 * class, which a MutationObserver for new nodes does not report.
 */
const NAMES = {
  name: PLUGIN_NAME,
  initEvents: 'woo_variation_swatches_init wc_variation_form wc-composite-initializing',
};

/** Name under which the server's inline scripts call the middleware factory. */
const MIDDLEWARE_GLOBAL = 'createMiddlewareForExtraQueryParams';
const OWN_ROUTE = 'woo-variation-swatches';

/**
 * Checks whether the page has no middleware factory yet, or only the early stub from the README, which forwards to
 * Hadaya's factory.
 */
function isFactoryNeeded(page: Window): boolean {
  const known: unknown = Reflect.get(page, MIDDLEWARE_GLOBAL);
  return typeof known !== 'function' || Reflect.get(known, 'hadayaStub') === true;
}

/**
 * The command by which the click recorder in the page's head reports an early click: `hadaya.q.push(['swatches.click',
 * target])`.
 */
const EARLY_CLICK_COMMAND = 'swatches.click';

const ITEM = '.variable-item';
const MOUNTED = '[data-hadaya-state="mounted"]';
const RETRY_MS = 50;
const RETRIES = 200;

/**
 * Replays a click that was made before its form had mounted; waits up to ten seconds for the form. Ignores clicks on
 * anything but a swatch, and the second of the two clicks that a label causes.
 */
function createEarlyClicks(clock: Pick<Clock, 'after'>): Command {
  let latest: Element | null = null;
  const play = (item: HTMLElement, retries: number) => {
    if (item.closest(MOUNTED)) item.click();
    else if (retries > 0 && item.isConnected) clock.after(RETRY_MS, () => play(item, retries - 1));
  };
  return (target) => {
    const item = target instanceof Element ? target.closest<HTMLElement>(ITEM) : null;
    if (!item || item === latest) return;
    latest = item;
    clock.after(RETRY_MS, () => {
      latest = null;
    });
    play(item, RETRIES);
  };
}

/** Creates the middleware; the code that adds the parameters loads with the swatches' first REST request. */
function createMiddleware(args?: Readonly<Record<string, unknown>>): RequestMiddleware {
  return (options, next) => {
    const { path, url } = Object(options);
    if (!`${path}${url}`.includes(OWN_ROUTE)) return next(options);
    return importMiddleware().then(
      (part) => part.createMiddlewareForExtraQueryParams(args)(options, next),
      () => next(options),
    );
  };
}

/**
 * Provides the interfaces that pages may call after the bundle has loaded: the plugin's jQuery interface, its REST
 * middleware, and the command for early clicks.
 */
export function installLegacyApi(registry: Registry): void {
  const { environment, commands } = registry;
  if (isFactoryNeeded(environment.window)) {
    Reflect.set(environment.window, MIDDLEWARE_GLOBAL, createMiddleware);
  }
  keepJQueryPlugin(registry, NAMES);
  commands.define({ [EARLY_CLICK_COMMAND]: createEarlyClicks(environment.clock) });
}
