import { listen, type PageWindow } from '@hadaya/core';

const WATCHED = { attributes: true, attributeFilter: ['class', 'style', 'hidden', 'open'], childList: true };

export interface Following {
  readonly signal: AbortSignal;
  /**
   * Called when an element may look different, because its size, its attributes or an ancestor's attributes have
   * changed or an animation has ended.
   */
  readonly onChange: () => void;
  /** Called when nodes were added next to or inside the elements. */
  readonly onArrival: (arrived: readonly Element[]) => void;
}

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;

export function readArrivals(changes: readonly MutationRecord[]): readonly Element[] {
  return changes.flatMap(({ addedNodes }) => [...addedNodes].filter(isElement));
}

/** Observes the elements and their ancestors, and ignores the rest of the page. */
export function followElements(
  page: PageWindow,
  elements: ReadonlySet<Element>,
  { signal, onChange, onArrival }: Following,
): void {
  const { document } = page;
  const sizes = new page.ResizeObserver(onChange);
  const changes = new page.MutationObserver((records) => {
    const arrived = readArrivals(records);
    if (arrived.length > 0) onArrival(arrived);
    else onChange();
  });
  for (const element of elements) {
    sizes.observe(element);
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      changes.observe(at, WATCHED);
  }
  signal.addEventListener('abort', () => {
    sizes.disconnect();
    changes.disconnect();
  });
  const hear = ({ target }: Event) => {
    const isTheirs = (element: Element) =>
      target instanceof page.Node && (target.contains(element) || element.contains(target));
    if ([...elements].some(isTheirs)) onChange();
  };
  for (const name of ['transitionend', 'animationend', 'scrollend']) listen(document, name, hear, { signal });
  listen(page, 'resize', onChange, { signal });
}
