import { createStore, defineIsland } from '@hadaya/core';
import { createLoan } from '@hadaya/core/loan';
import { readViewport } from './dom/firstResponse/bindViewport.ts';
import { startFirstResponse } from './dom/firstResponse/startFirstResponse.ts';
import type { MenuContext } from './dom/menuContext.ts';
import { readMenu } from './dom/readMenu.ts';
import { takeOver } from './dom/takeOver.ts';
import { enrichMenu } from './enrichMenu.ts';
import { createMenuReducer, createMenuState } from './model/reduceMenu.ts';
import { MENU_SELECTORS } from './selectors.ts';
import { menuSettings } from './settings.ts';

/**
 * The navigation menu: horizontal, vertical, expandible or flyout, on the server's own list. All of it works as soon as
 * this file has run; the drawn controls (React) follow and read the same store.
 */
export const menuIsland = defineIsland({
  name: 'menu',
  selectors: MENU_SELECTORS,
  load: 'eager',
  settings: { schema: menuSettings },
  mount(island) {
    const { element, settings, environment, signal } = island;
    const { window } = environment;
    const parts = readMenu(element);
    if (!parts) return;
    const state = createMenuState(parts.shape, readViewport(window));
    const context: MenuContext = {
      parts,
      store: createStore(createMenuReducer(parts.shape), state),
      settings,
      environment,
      loan: createLoan(signal),
      pointing: { actedAt: 0 },
      phoneBack: {},
      signal,
      lend: createLoan,
      isStill: () => settings.respectReducedMotion && window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    };
    takeOver(island);
    startFirstResponse(context);
    enrichMenu(island, context);
  },
});
