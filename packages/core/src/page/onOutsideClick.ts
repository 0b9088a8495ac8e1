import { listen } from '@hadaya/core';

/** Calls `callback` on each click outside all given elements (shadow trees included) until the signal aborts. */
export function onOutsideClick(
  elements: readonly Element[],
  callback: (event: Event) => void,
  signal: AbortSignal,
): void {
  const page = elements[0]?.ownerDocument;
  if (!page) return;
  listen(
    page,
    'click',
    (event) => {
      const path = event.composedPath();
      if (!elements.some((element) => path.includes(element))) callback(event);
    },
    { signal, capture: true },
  );
}
