import { listen } from '@hadaya/core';
import type { ContactPage } from '../ContactPage.ts';

/** What is told when the visitor puts something away. */
export interface Dismissal {
  readonly root: ParentNode & Node;
  readonly onOutside: () => void;
  readonly onEscape: () => void;
}

/** Hears clicks outside a widget and the Escape key anywhere on the page while something of the widget is open. */
export function watchDismissal({ context, signal, store }: ContactPage, widgetId: string, dismissal: Dismissal): void {
  const { document, clock } = context.environment;
  const isOpen = () => store.getState()[widgetId]?.open.kind !== 'collapsed';
  listen(
    document,
    'click',
    (event) => {
      if (!isOpen() || event.composedPath().some((node) => node === dismissal.root)) return;
      const before = store.getState()[widgetId];
      // What the page itself opens or closes by this very click has its say first.
      clock.after(0, () => store.getState()[widgetId] === before && dismissal.onOutside(), signal);
    },
    { signal, capture: true },
  );
  listen(
    document,
    'keydown',
    (event) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing && isOpen()) dismissal.onEscape();
    },
    { signal },
  );
}
