import { isRecord } from '@hadaya/core';
import type { MenuContext } from './menuContext.ts';

const HOOKS = ['frontend/element_ready/navigation-menu.default', 'frontend/element_ready/hfe-search-button.default'];

/** Removes the start hooks of the replaced script, where it has not run yet. What is bound already is kept off by our capturing listeners. */
function removeHooks(page: Window): void {
  const frontend: unknown = Reflect.get(page, 'elementorFrontend');
  const hooks: unknown = isRecord(frontend) ? frontend.hooks : undefined;
  const remove: unknown = typeof hooks === 'object' && hooks !== null ? Reflect.get(hooks, 'removeAction') : undefined;
  if (typeof remove !== 'function') return;
  for (const hook of HOOKS) remove.call(hooks, hook);
}

/** Takes the menu over from the replaced script: now, and again when Elementor starts later. */
export function takeOver({
  settings,
  environment,
  signal,
}: Pick<MenuContext, 'settings' | 'environment' | 'signal'>): void {
  if (settings.takeOver === 'never') return;
  removeHooks(environment.window);
  environment.window.addEventListener('elementor/frontend/init', () => removeHooks(environment.window), { signal });
}

/** Tells scripts of the page that a menu is ready, the way the replaced script did. */
export function announceReady({ wrapper }: { readonly wrapper: HTMLElement }, page: Window): void {
  const jQuery: unknown = Reflect.get(page, 'jQuery');
  if (typeof jQuery !== 'function') return;
  const target: unknown = jQuery(page.document);
  const trigger: unknown = typeof target === 'object' && target !== null ? Reflect.get(target, 'trigger') : undefined;
  if (typeof trigger === 'function') trigger.call(target, 'hfe_nav_menu_init', [wrapper.dataset.id]);
}
