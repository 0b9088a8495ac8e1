import { createStrings, type IslandContext, lazyPart, loadIdle, loadInteraction } from '@hadaya/core';
import { bindAnchors } from './dom/anchors/bindAnchors.ts';
import { announceReady } from './dom/announceReady.ts';
import { startBar } from './dom/bar/startBar.ts';
import { createControlHosts, handOver } from './dom/enrichment/controlHosts.ts';
import { startEnrichment } from './dom/enrichment/startEnrichment.ts';
import { whileOpen } from './dom/enrichment/whileOpen.ts';
import { startFlyout } from './dom/flyout/startFlyout.ts';
import type { MenuContext, SpokenMenuContext } from './dom/menuContext.ts';
import { loadWhenReached } from './loadWhenReached.ts';
import { menuStrings } from './strings.ts';

const loadDrawing = lazyPart(() => import('./view/drawMenu.tsx'));

/** Draws the submenu buttons when the visitor reaches for the menu or the page is idle; until then the server's controls work. */
async function drawControls(island: IslandContext<unknown>, context: SpokenMenuContext): Promise<void> {
  await new Promise<void>((wanted) => {
    loadInteraction(wanted, island);
    loadIdle(wanted, island);
  });
  const drawing = await loadWhenReached(loadDrawing, island, 'the submenu buttons could not be loaded; the links work');
  if (!drawing) return;
  drawing.drawMenu(island, context.store, createControlHosts(context));
  handOver(context);
}

/** What a menu gains right after its first response: names, keys, events, in-page links, its layout's own part. */
export function enrichMenu(island: IslandContext<unknown>, context: MenuContext): void {
  const { parts, signal, environment } = context;
  const spoken: SpokenMenuContext = {
    ...context,
    texts: createStrings(menuStrings, parts.wrapper),
    whileOpen: (start) => whileOpen(spoken, start),
  };
  startEnrichment(spoken);
  if (parts.flyout) startFlyout(spoken, parts.flyout);
  else startBar(spoken);
  bindAnchors(spoken);
  announceReady(spoken);
  if (parts.branches.length === 0) return;
  drawControls(island, spoken).catch((cause: unknown) => {
    if (!signal.aborted) environment.logger.warn('the submenu buttons could not be drawn', cause);
  });
}
