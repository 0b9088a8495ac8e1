/** Compatibility with the replaced script and themes that listen to it. */
import type { IslandContext } from '@hadaya/core';
import { keepElementorOff } from '@hadaya/core/elementor';
import { triggerJQuery } from '@hadaya/core/jquery';
import type { MenuSettings } from '../settings.ts';

const WIDGETS = ['navigation-menu.default', 'hfe-search-button.default'];

/**
 * Keeps the replaced script off, unless the owner says otherwise: its start hooks are removed where it has not run yet.
 * What is bound already is kept off by our capturing listeners.
 */
export function replaceScript({ settings, environment, signal }: IslandContext<MenuSettings>): void {
  if (settings.takeOver !== 'never') keepElementorOff(environment.window, WIDGETS, signal);
}

/** Tells scripts of the page that a menu is ready, the way the replaced script did. */
export function triggerReady({ element, environment }: Pick<IslandContext<unknown>, 'element' | 'environment'>): void {
  triggerJQuery(environment.window, [environment.document, 'hfe_nav_menu_init'], [element.dataset.id]);
}
