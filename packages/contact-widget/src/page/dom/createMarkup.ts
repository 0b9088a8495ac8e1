import type { HtmlNode } from '@hadaya/core/html';
import { createNode } from './createNode.ts';

/** Elements of ours for a text of the owner's that has been read; text stands in elements of its own, as page translators need it. */
export function createMarkup(page: Document, nodes: readonly HtmlNode[]): Element[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return createNode(page, 'span', {}, node);
    const { style, ...attributes } = node.attributes;
    const element = page.createElement(node.tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (attributes.target === '_blank') element.setAttribute('rel', 'noopener noreferrer');
    // As an attribute a strict policy of the page would drop it.
    if (style !== undefined) element.style.cssText = style;
    element.append(...createMarkup(page, node.children));
    return element;
  });
}
