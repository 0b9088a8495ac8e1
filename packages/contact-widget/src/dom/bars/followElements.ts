import { listen, type PageWindow } from '@hadaya/core';

const WATCHED = { attributes: true, attributeFilter: ['class', 'style', 'hidden', 'open'], childList: true };

/** Calls back when one of the elements may look different: its size, its attributes or those around it, a movement's end. */
export function followElements(
  page: PageWindow,
  elements: Iterable<Element>,
  { signal, onChange }: { readonly signal: AbortSignal; readonly onChange: () => void },
): void {
  const { document } = page;
  const sizes = new page.ResizeObserver(onChange);
  const changes = new page.MutationObserver(onChange);
  for (const element of elements) {
    sizes.observe(element);
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      changes.observe(at, WATCHED);
  }
  signal.addEventListener('abort', () => {
    sizes.disconnect();
    changes.disconnect();
  });
  for (const name of ['transitionend', 'animationend', 'scrollend']) listen(document, name, onChange, { signal });
  listen(page, 'resize', onChange, { signal });
}
