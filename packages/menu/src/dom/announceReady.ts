import type { MenuContext } from './menuContext.ts';

type JQuery = (page: Document) => { trigger?(name: string, details: readonly unknown[]): void };

/** Tells scripts of the page that a menu is ready, the way the replaced script did. */
export function announceReady({ parts, environment }: MenuContext): void {
  const jQuery: JQuery | undefined = Reflect.get(environment.window, 'jQuery');
  if (typeof jQuery === 'function')
    jQuery(environment.document).trigger?.('hfe_nav_menu_init', [parts.wrapper.dataset.id]);
}
