import type { IslandContext, Store } from '@hadaya/core';
import { renderIsland } from '@hadaya/core/react';
import type { MenuAction, MenuState } from '../model/reduceMenu.ts';
import { type MenuControl, MenuControls } from './MenuControls.tsx';

/** Draws the menu's added controls; it reads the store that the first response has been working, so nothing jumps. */
export function drawMenu(
  context: IslandContext<unknown>,
  store: Store<MenuState, MenuAction>,
  controls: readonly MenuControl[],
): void {
  renderIsland(context, <MenuControls store={store} controls={controls} />, { tag: 'span' });
}
