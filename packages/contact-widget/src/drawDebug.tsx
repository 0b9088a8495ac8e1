import { markOwnRoot } from '@hadaya/core';
import { renderIsland } from '@hadaya/core/react';
import type { ContactPage } from './ContactPage.ts';
import { createSheet } from './dom/createSheet.ts';
import { readScrollPercent } from './dom/watchTriggers.ts';
import { DebugPanel } from './view/debug/DebugPanel.tsx';
import debugCss from './view/debug/debug.css?inline';

const REFRESH_MS = 1000;

/** Draws the owner's panel of `?hadaya_debug=1`: every widget and why it does or does not show, as text. */
export async function drawDebug(page: ContactPage): Promise<void> {
  const { explainWidget } = await import('./dom/judgeWidget.ts');
  if (page.signal.aborted) return;
  const { context, store, widgets } = page;
  const { window, document, clock } = context.environment;
  const life = new AbortController();
  page.signal.addEventListener('abort', () => life.abort(), { signal: life.signal });
  const host = document.createElement('div');
  markOwnRoot(host, context.island);
  document.body.append(host);
  life.signal.addEventListener('abort', () => host.remove(), { once: true });
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [createSheet(window, debugCss)];

  const draw = () => {
    const scrolled = readScrollPercent(context.environment);
    const lines = widgets.map((widget) => explainWidget(page, widget, scrolled));
    return (
      <DebugPanel lines={lines.length > 0 ? lines : ['The settings hold no widget.']} onClose={() => life.abort()} />
    );
  };
  const redraw = renderIsland({ ...context, signal: life.signal }, draw(), { into: root });
  store.subscribe(() => redraw(draw()), life.signal);
  clock.every(REFRESH_MS, () => redraw(draw()), life.signal);
}
