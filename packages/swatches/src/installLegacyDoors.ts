import type { Registry } from '@hadaya/core';
import { createEarlyClicks, EARLY_CLICK_COMMAND } from './dom/earlyClicks.ts';
import { createMiddlewareForExtraQueryParams } from './dom/extraQueryParams.ts';
import { installJQueryPlugin } from './dom/jqueryPlugin.ts';

/** Name under which the server's inline scripts call the middleware factory. */
const MIDDLEWARE_GLOBAL = 'createMiddlewareForExtraQueryParams';

/** Opens what pages may call once the bundle is there: the plugin's jQuery interface, its REST middleware, early clicks. */
export function installLegacyDoors(registry: Registry): void {
  const { environment, commands } = registry;
  if (Reflect.get(environment.window, MIDDLEWARE_GLOBAL) === undefined) {
    Reflect.set(environment.window, MIDDLEWARE_GLOBAL, createMiddlewareForExtraQueryParams);
  }
  installJQueryPlugin(environment, registry);
  commands.define(EARLY_CLICK_COMMAND, createEarlyClicks(environment.clock));
}
