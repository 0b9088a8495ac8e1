import { childController, hydrate, lazyPart } from '@hadaya/core';
import type { WidgetDrawing } from '../frame/index.ts';
import type { ContactPage } from '../page/index.ts';
import type { WidgetRecord } from '../widget/model/index.ts';
import { drawDirectLinks } from './dom/drawDirectLinks.ts';

export const loadView = lazyPart(() => import('./drawWidget.tsx'));

/**
 * Runs the callback once, when the widget should render: in idle time, or immediately if part of it opens or if exit
 * intent or a page script shows it.
 */
function whenNeeded({ context, store, signal }: ContactPage, { id }: WidgetRecord, callback: () => void): void {
  const waiting = childController(signal);
  const begin = () => {
    waiting.abort();
    callback();
  };
  const look = () => {
    const state = store.getState()[id];
    if (state && (state.open.kind !== 'collapsed' || state.shownBy !== 'triggers')) begin();
  };
  look();
  if (waiting.signal.aborted) return;
  store.subscribe(look, waiting.signal);
  hydrate({ ...context, signal: waiting.signal }, begin);
}

/** Renders one widget into its placeholder when needed. If its files fail to load, replaces it with plain links. */
export function openWidget(page: ContactPage, widget: WidgetRecord, drawing: WidgetDrawing, onDrawn: () => void): void {
  const { context, signal, store } = page;
  const draw = ({ drawWidget }: Awaited<ReturnType<typeof loadView>>) => {
    drawWidget(page, widget, drawing);
    onDrawn();
  };
  const lose = () => {
    const isOpen = store.getState()[widget.id]?.open.kind !== 'collapsed';
    drawDirectLinks(page, widget, { isOpen, onRetry: load });
  };
  const load = loadView.starter({ ...context, signal }, draw, lose);
  whenNeeded(page, widget, load);
}
