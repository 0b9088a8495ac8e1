import type { PageWindow } from '@hadaya/core';
import { nameTarget } from './nameTarget.ts';
import type { Tracker } from './tracker.ts';

function* elementsBelow(root: ParentNode): Generator<Element> {
  for (const element of root.querySelectorAll('*')) {
    yield element;
    if (element.shadowRoot) yield* elementsBelow(element.shadowRoot);
  }
}

/**
 * A prefetch's link counts as pending work, not as a node of the page, because the loader removes it after the request.
 */
const nameNode = (element: Element) =>
  element.matches('link[rel="prefetch"]') ? 'prefetch' : `node ${nameTarget(element)}`;

/**
 * Counts the page's elements, including those in open shadow roots, and the style sheets that the document has adopted.
 */
export function trackNodes(page: PageWindow): Tracker {
  return {
    labels: () => [
      ...[...elementsBelow(page.document)].map(nameNode),
      ...(page.document.adoptedStyleSheets ?? []).map(() => 'adopted style sheet'),
    ],
    restore: () => {},
  };
}
