import { isComposing, listen } from '@hadaya/core';
import type { ContactPage } from '../ContactPage.ts';

export interface Dismissal {
  readonly root: ParentNode & Node;
  readonly onOutside: () => void;
  readonly onEscape: () => void;
}

/** Watches for clicks outside a widget, and for Escape anywhere on the page, while part of the widget is open. */
export function watchDismissal({ context, signal, store }: ContactPage, widgetId: string, dismissal: Dismissal): void {
  const { document, clock } = context.environment;
  const isInside = (event: Event) => event.composedPath().some((node) => node === dismissal.root);
  let isPressedInside = false;
  // If the visitor drags a text selection out of a panel, the browser fires the click on the common ancestor.
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
      // No pointer event precedes a click by keyboard or script.
      const isDragged = isPressedInside && event instanceof MouseEvent && event.detail > 0;
      isPressedInside = false;
      if (!isOpen() || isDragged || isInside(event)) return;
      const before = store.getState()[widgetId];
      // Waits until the page's own listeners for this click have run, because they may open or close the widget.
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
