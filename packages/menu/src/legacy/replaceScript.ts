import { type IslandContext, isRecord } from '@hadaya/core';
import { keepElementorOff } from '@hadaya/core/elementor';
import { findJQuery, triggerJQuery } from '@hadaya/core/jquery';
import type { MenuSettings } from '../settings.ts';

const WIDGETS = ['navigation-menu.default', 'hfe-search-button.default'];

/**
 * Keeps the replaced script off, unless the owner says otherwise: its start hooks are removed where it has not run yet.
 * What is bound already is kept off by our capturing listeners.
 */
export function replaceScript({ settings, environment, signal }: IslandContext<MenuSettings>): void {
  if (settings.takeOver !== 'never') keepElementorOff(environment.window, WIDGETS, signal);
}

/**
 * Whether the replaced script has bound itself to what an event passes inside a menu: it listens through jQuery, on items, on
 * boxes around links and on controls. A copy of jQuery that does not say what it has bound counts as bound.
 */
export function isHeardByReplacedScript(
  event: Event,
  { element, environment }: Pick<IslandContext<unknown>, 'element' | 'environment'>,
): boolean {
  const copy = findJQuery(environment.window);
  if (!copy) return false;
  const read: unknown = Reflect.get(copy, '_data');
  if (typeof read !== 'function') return true;
  const path = event.composedPath();
  return path.slice(0, path.indexOf(element)).some((node) => {
    const bound: unknown = Reflect.apply(read, copy, [node, 'events']);
    return isRecord(bound) && event.type in bound;
  });
}

/** Tells scripts of the page that a menu is ready, the way the replaced script did. */
export function triggerReady({ element, environment }: Pick<IslandContext<unknown>, 'element' | 'environment'>): void {
  triggerJQuery(environment.window, [environment.document, 'hfe_nav_menu_init'], [element.dataset.id]);
}
