import { defineIsland, listen } from '@hadaya/core';
import { bindAnchors } from './anchors/dom/bindAnchors.ts';
import { findTarget } from './anchors/dom/findTarget.ts';
import { spanSection } from './bar/dom/spanSection.ts';
import { MENU_SELECTORS } from './detect.ts';
import { bindControls } from './items/dom/bindControls.ts';
import { decorateItems } from './items/dom/decorateItems.ts';
import {
  createMenuContext,
  FLYOUT_ENTRY,
  type MenuContext,
  readViewport,
  VIEWPORT_QUERIES,
  whileOpen,
} from './items/dom/menuContext.ts';
import { paintState } from './items/dom/paintState.ts';
import { readMenu } from './items/dom/readMenu.ts';
import { loadWhenReached, type StartParts } from './items/loadWhenReached.ts';
import { replaceScript, triggerReady } from './legacy/replaceScript.ts';
import { menuSettings } from './settings.ts';

/**
 * Whether only the late parts help: on a page that was entered at a section or on the history entry of a flyout, and with a wide
 * panel, which would open as an ordinary submenu.
 */
function isAsked(context: MenuContext): boolean {
  const { parts, environment, store } = context;
  const { history, location } = environment.window;
  return (
    FLYOUT_ENTRY in Object(history.state) ||
    findTarget(context, location.href) !== null ||
    (!store.getState().mode.submenusInFlow && parts.list.querySelector('.hadaya-wide') !== null)
  );
}

/** Follows the viewport by media queries alone, so that a `resize` sent by others or by us costs nothing. */
function followViewport({ store, environment, signal }: MenuContext): void {
  const page = environment.window;
  const update = () => store.dispatch({ kind: 'viewport-changed', viewport: readViewport(page) });
  for (const query of VIEWPORT_QUERIES) listen(page.matchMedia(query), 'change', update, { signal });
}

/**
 * The navigation menu: horizontal, vertical, expandible or flyout, on the server's own list. It opens and closes as soon as
 * this file has run; what needs a visitor first follows when the menu is reached for, and reads the same store.
 */
export const menuIsland = defineIsland({
  name: 'menu',
  selectors: MENU_SELECTORS,
  settings: { schema: menuSettings },
  mount(island) {
    const parts = readMenu(island.element);
    if (!parts) return;
    const context = createMenuContext(island, parts);
    const { store, environment, signal } = context;
    replaceScript(island);
    decorateItems(context);
    paintState(context);
    bindControls(context);
    followViewport(context);
    // Comes back closed from the back-forward cache.
    listen(environment.window, 'pageshow', (event) => event.persisted && store.dispatch({ kind: 'closed' }), {
      signal,
    });
    if (!parts.flyout) whileOpen(context, spanSection);
    const hasSections = bindAnchors(context);
    triggerReady(context);
    const warning = 'a part of the menu could not be loaded; the links work';
    const start: StartParts = ({ startReachedParts }, reachedBy) => startReachedParts(context, reachedBy);
    loadWhenReached({ ...context, hasSections }, warning, start, isAsked(context)).catch(context.fail);
  },
});
