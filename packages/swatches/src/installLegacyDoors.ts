import type { Registry } from '@hadaya/core';
import { createEarlyClicks, EARLY_CLICK_COMMAND } from './dom/earlyClicks.ts';
import { createMiddlewareForExtraQueryParams } from './dom/extraQueryParams.ts';
import { installJQueryPlugin } from './dom/jqueryPlugin.ts';

/** Name under which the server's inline scripts call the middleware factory. */
const MIDDLEWARE_GLOBAL = 'createMiddlewareForExtraQueryParams';

/** Whether pages have no factory yet, or the early stand-in of the README, which hands on to ours once it is there. */
function isFactoryWanted(page: Window): boolean {
  const known: unknown = Reflect.get(page, MIDDLEWARE_GLOBAL);
  return typeof known !== 'function' || Reflect.get(known, 'hadayaStub') === true;
}

/** Opens what pages may call once the bundle is there: the plugin's jQuery interface, its REST middleware, early clicks. */
export function installLegacyDoors(registry: Registry): void {
  const { environment, commands } = registry;
  if (isFactoryWanted(environment.window)) {
    Reflect.set(environment.window, MIDDLEWARE_GLOBAL, createMiddlewareForExtraQueryParams);
  }
  installJQueryPlugin(environment, registry);
  commands.define({ [EARLY_CLICK_COMMAND]: createEarlyClicks(environment.clock) });
}
