/** Compatibility with the replaced script and themes that listen to it. */
import type { IslandContext } from '@hadaya/core';
import { keepElementorOff } from '@hadaya/core/elementor';
import { triggerJQuery } from '@hadaya/core/jquery';
import type { MenuSettings } from '../settings.ts';

const WIDGETS = ['navigation-menu.default', 'hfe-search-button.default'];

/**
 * Disables the replaced script, unless the owner opts out: removes its start hooks if it has not run yet. Handlers that
 * it has already bound are pre-empted by the menu's capturing listeners.
 */
export function replaceScript({ settings, environment, signal }: IslandContext<MenuSettings>): void {
  if (settings.replacePlugin) keepElementorOff(environment.window, WIDGETS, signal);
}

/** Triggers the event with which the replaced script reports that a menu is ready. */
export function triggerReady({ element, environment }: Pick<IslandContext<unknown>, 'element' | 'environment'>): void {
  triggerJQuery(environment.window, [environment.document, 'hfe_nav_menu_init'], [element.dataset.id]);
}
