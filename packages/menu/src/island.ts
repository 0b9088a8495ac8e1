import { defineIsland, type IslandContext, listen, yieldTask } from '@hadaya/core';
import { bindControls, decorateItems, nameToggle, paintState, spanSection } from './items/index.ts';
import { replaceScript, triggerReady } from './legacy/index.ts';
import { bindSections } from './sections/bindSections.ts';
import { MENU_SELECTORS } from './selectors.ts';
import { type MenuSettings, menuSettings } from './settings.ts';
import { startNavigation } from './startNavigation.ts';
import {
  createMenuContext,
  FLYOUT_ENTRY,
  type MenuContext,
  readMenu,
  readViewport,
  VIEWPORT_QUERIES,
  WIDE_PANEL,
  whileOpen,
} from './state/index.ts';

/**
 * Checks whether the menu's remaining code is needed immediately, because the page is at a flyout's history entry or
 * the menu has a wide panel, which would otherwise open as an ordinary submenu.
 */
function isAsked({ parts, environment, store }: MenuContext): boolean {
  return (
    FLYOUT_ENTRY in Object(environment.window.history.state) ||
    (!store.getState().mode.submenusInFlow && parts.list.querySelector(WIDE_PANEL) !== null)
  );
}

/** Follows the viewport through media queries only, so that a `resize` event dispatched by scripts costs nothing. */
function followViewport({ store, environment, signal }: MenuContext): void {
  const page = environment.window;
  const update = () => store.dispatch({ kind: 'viewport-changed', viewport: readViewport(page) });
  for (const query of VIEWPORT_QUERIES) listen(page.matchMedia(query), 'change', update, { signal });
}

/**
 * Starts the part of the menu that works before React loads: it opens and closes the list and its submenus. Returns
 * `undefined` if the markup contains no list or no item.
 */
function startAnswering(island: IslandContext<MenuSettings>): MenuContext | undefined {
  const parts = readMenu(island.element);
  if (!parts) return undefined;
  const context = createMenuContext(island, parts);
  replaceScript(island);
  nameToggle(context);
  paintState(context);
  bindControls(context);
  return context;
}

/** Adds the items' classes and attributes, and starts the listeners that can wait for a second task. */
function completeItems(context: MenuContext): void {
  const { parts, store, environment, signal } = context;
  decorateItems(context);
  followViewport(context);
  // A page restored from the back/forward cache must show a closed menu.
  listen(environment.window, 'pageshow', (event) => event.persisted && store.dispatch({ kind: 'closed' }), { signal });
  if (!parts.flyout) whileOpen(context, spanSection);
}

/**
 * The navigation menu (horizontal, vertical, expandible or flyout), built on the server's list. The menu can open and
 * close once this file has run. The remaining code loads when the visitor is about to use the menu, and reads the same
 * store.
 */
export const menuIsland = defineIsland({
  name: 'menu',
  selectors: MENU_SELECTORS,
  settings: { schema: menuSettings },
  async mount(island) {
    const context = startAnswering(island);
    if (!context) return;
    await yieldTask(context);
    completeItems(context);
    const followSections = bindSections(context);
    triggerReady(context);
    startNavigation(context, { isReached: isAsked(context), onReached: followSections }).catch(context.fail);
  },
});
