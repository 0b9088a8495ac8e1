import { decodeEntities } from '@hadaya/core/entities';
import type { Variation } from '../matching/index.ts';
import { createSafeNodes } from './createSafeNodes.ts';

const ITEM = '.woocommerce-product-attributes-item';
const DETAILS = [
  { field: 'sku', selector: '.product_meta .sku', isText: true },
  { field: 'weight_html', selector: `.product_weight, ${ITEM}--weight ${ITEM}__value` },
  { field: 'dimensions_html', selector: `.product_dimensions, ${ITEM}--dimensions ${ITEM}__value` },
];
const ORIGINAL = 'data-o_content';

/**
 * Writes a variation's SKU, weight and dimensions into the product's markup around the form; `null` restores the
 * product's own values.
 */
type WriteDetails = (variation: Variation | null) => void;

/**
 * Creates the writer, which records the content of a node, including markup and line breaks, before it first changes
 * that node.
 */
export function createDetails(root: HTMLElement): WriteDetails {
  const page = root.ownerDocument;
  const printed = new Map<Element, readonly ChildNode[]>();
  const write = (node: Element, content: readonly (Node | string)[]) => {
    if (!printed.has(node)) {
      printed.set(node, [...node.childNodes]);
      // If WooCommerce's script loads later, it reads the product's own value from this attribute.
      node.setAttribute(ORIGINAL, node.textContent ?? '');
    }
    node.replaceChildren(...content);
  };
  const restore = (node: Element) => {
    const own = printed.get(node);
    if (!own) return;
    node.replaceChildren(...own);
    node.removeAttribute(ORIGINAL);
    printed.delete(node);
  };
  return (variation) => {
    const scope = root.closest('.product');
    for (const { field, selector, isText } of DETAILS) {
      const value = variation?.raw[field];
      for (const node of scope?.querySelectorAll(selector) ?? []) {
        if (typeof value === 'string' && value !== '')
          write(node, isText ? [decodeEntities(value)] : createSafeNodes(value, page));
        else restore(node);
      }
    }
  };
}
