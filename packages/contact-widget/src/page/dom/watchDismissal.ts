import { isComposing, listen } from '@hadaya/core';
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
  const isInside = (event: Event) => event.composedPath().some((node) => node === dismissal.root);
  let isPressedInside = false;
  // A text selected by dragging out of a panel ends outside: the browser then clicks what both ends share.
  for (const name of ['pointerdown', 'pointerup'])
    listen(
      document,
      name,
      (event) => {
        isPressedInside = isInside(event) || (name === 'pointerup' && isPressedInside);
      },
      { signal, capture: true },
    );
  const isOpen = () => store.getState()[widgetId]?.open.kind !== 'collapsed';
  listen(
    document,
    'click',
    (event) => {
      // A click by keyboard or script was pressed nowhere.
      const isDragged = isPressedInside && event instanceof MouseEvent && event.detail > 0;
      isPressedInside = false;
      if (!isOpen() || isDragged || isInside(event)) return;
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
      if (event.key === 'Escape' && !event.defaultPrevented && !isComposing(event) && isOpen()) dismissal.onEscape();
    },
    { signal },
  );
}
