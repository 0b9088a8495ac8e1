import { contain, defineIsland, type IslandContext, listen, whenPrinted, yieldTask } from '@hadaya/core';
import { bindAnchors, hasSections } from './anchors/dom/bindAnchors.ts';
import { findTarget } from './anchors/dom/findTarget.ts';
import { spanSection } from './bar/dom/spanSection.ts';
import { MENU_SELECTORS } from './detect.ts';
import { bindControls } from './items/dom/bindControls.ts';
import { decorateItems, nameToggle } from './items/dom/decorateItems.ts';
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
import { type MenuSettings, menuSettings } from './settings.ts';

/**
 * Whether only the late parts help: on the history entry of a flyout, and with a wide panel, which would open as an ordinary
 * submenu.
 */
function isAsked({ parts, environment, store }: MenuContext): boolean {
  return (
    FLYOUT_ENTRY in Object(environment.window.history.state) ||
    (!store.getState().mode.submenusInFlow && parts.list.querySelector('.hadaya-wide') !== null)
  );
}

/** Sections stand further below: on a page that was entered at one the late parts help at once, else when it scrolls. */
function waitForSections(context: MenuContext, reach: (event?: Event) => void, signal: AbortSignal): void {
  const { window, document } = context.environment;
  const look = () => {
    if (findTarget(context, window.location.href)) reach();
    else if (hasSections(context)) listen(document, 'scroll', reach, { signal, capture: true, passive: true });
  };
  whenPrinted(window, () => contain(look, signal), { signal });
}

/** Follows the viewport by media queries alone, so that a `resize` sent by others or by us costs nothing. */
function followViewport({ store, environment, signal }: MenuContext): void {
  const page = environment.window;
  const update = () => store.dispatch({ kind: 'viewport-changed', viewport: readViewport(page) });
  for (const query of VIEWPORT_QUERIES) listen(page.matchMedia(query), 'change', update, { signal });
}

/** The first answer: toggle and submenus open and close, whoever asks and however early. */
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

/** What else the menu does before anybody reaches for it. */
function completeItems(context: MenuContext): void {
  const { parts, store, environment, signal } = context;
  decorateItems(context);
  followViewport(context);
  // Comes back closed from the back-forward cache.
  listen(environment.window, 'pageshow', (event) => event.persisted && store.dispatch({ kind: 'closed' }), { signal });
  if (!parts.flyout) whileOpen(context, spanSection);
  bindAnchors(context);
}

/**
 * The navigation menu: horizontal, vertical, expandible or flyout, on the server's own list. It opens and closes as soon as
 * this file has run; what needs a visitor first follows when the menu is reached for, and reads the same store.
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
    triggerReady(context);
    const waitForMore = (reach: (event?: Event) => void, waiting: AbortSignal) => {
      if (isAsked(context)) reach();
      else waitForSections(context, reach, waiting);
    };
    const warning = 'a part of the menu could not be loaded; the links work';
    const start: StartParts = ({ startReachedParts }, reachedBy) => startReachedParts(context, reachedBy);
    loadWhenReached({ ...context, waitForMore }, warning, start).catch(context.fail);
  },
});
