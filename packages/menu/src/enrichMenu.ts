import { createStrings, type IslandContext, loadIdle, loadInteraction } from '@hadaya/core';
import { bindAnchors } from './dom/anchors/bindAnchors.ts';
import { announceReady } from './dom/announceReady.ts';
import { createControlHosts, handOver } from './dom/enrichment/controlHosts.ts';
import { startEnrichment } from './dom/enrichment/startEnrichment.ts';
import { whileOpen } from './dom/enrichment/whileOpen.ts';
import type { MenuContext, SpokenMenuContext } from './dom/menuContext.ts';
import { menuStrings } from './strings.ts';

/**
 * The second step of a menu's life: everything that needs no React at once, the layout's own part included; then, when
 * the visitor reaches for the menu or the page is idle, React with the submenu buttons.
 */
export function enrichMenu(
  island: IslandContext<unknown>,
  context: MenuContext,
  startLayout: (context: SpokenMenuContext) => void,
): Promise<void> | undefined {
  const { parts, store, signal } = context;
  const spoken: SpokenMenuContext = {
    ...context,
    texts: createStrings(menuStrings, parts.wrapper),
    whileOpen: (start) => whileOpen(spoken, start),
  };
  startEnrichment(spoken);
  startLayout(spoken);
  bindAnchors(spoken);
  announceReady(spoken);
  if (parts.branches.length === 0) return undefined;
  return new Promise<void>((wanted) => {
    loadInteraction(wanted, island);
    loadIdle(wanted, island);
  })
    .then(() => import('./view/drawMenu.tsx'))
    .then(({ drawMenu }) => {
      if (signal.aborted) return;
      drawMenu(island, store, createControlHosts(spoken));
      handOver(spoken);
    });
}
