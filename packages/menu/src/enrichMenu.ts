import { createStrings, fillText, type IslandContext } from '@hadaya/core';
import { createControlHosts, handOver } from './dom/enrichment/controlHosts.ts';
import { startEnrichment } from './dom/enrichment/startEnrichment.ts';
import { whenWanted } from './dom/enrichment/whenWanted.ts';
import type { MenuContext, SpokenMenuContext } from './dom/menuContext.ts';
import { announceReady, takeOver } from './dom/takeOver.ts';
import { menuStrings } from './strings.ts';

/** Loads what only some menus need: pointing for a bar, the dialog for a flyout, scrolling for in-page links. */
async function startExtras(context: SpokenMenuContext): Promise<void> {
  const { parts, signal } = context;
  const start = <Start extends (context: SpokenMenuContext) => void>(bind: Start) => signal.aborted || bind(context);
  await Promise.all([
    parts.shape.layout === 'horizontal' && import('./dom/hover/bindHover.ts').then(({ bindHover }) => start(bindHover)),
    parts.flyout && import('./dom/flyout/bindFlyout.ts').then(({ bindFlyout }) => start(bindFlyout)),
    parts.list.querySelector('a[href*="#"]') &&
      import('./dom/anchors/bindAnchors.ts').then(({ bindAnchors }) => start(bindAnchors)),
  ]);
}

/**
 * The second step of a menu's life: everything that needs no React at once, then, when the visitor reaches for the menu
 * or the page is idle, React with the submenu buttons.
 */
export async function enrichMenu(island: IslandContext<unknown>, context: MenuContext): Promise<void> {
  const { parts, environment, signal } = context;
  if (signal.aborted) return;
  const texts = createStrings(menuStrings, parts.wrapper);
  takeOver(context);
  const spoken = { ...context, texts };
  startEnrichment(spoken);
  await startExtras(spoken);
  announceReady(parts, environment.window);
  if (parts.branches.length === 0) return;
  await whenWanted(island.element, environment, signal);
  const { drawMenu } = await import('./view/drawMenu.tsx');
  if (signal.aborted) return;
  const hosts = createControlHosts(context);
  const label = (name: string) => fillText(texts.submenu, { name });
  drawMenu(
    island,
    context.store,
    hosts.map((host) => ({ ...host, label: label(host.name) })),
  );
  handOver(context, hosts);
}
