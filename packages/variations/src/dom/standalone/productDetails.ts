import { decodeEntities, type Variation } from '../../model/index.ts';

const ITEM = '.woocommerce-product-attributes-item';
const DETAILS = [
  { field: 'sku', selector: '.product_meta .sku' },
  { field: 'weight_html', selector: `.product_weight, ${ITEM}--weight ${ITEM}__value` },
  { field: 'dimensions_html', selector: `.product_dimensions, ${ITEM}--dimensions ${ITEM}__value` },
];
const ORIGINAL = 'data-o_content';

function write(node: Element, text: string): void {
  if (!node.hasAttribute(ORIGINAL)) node.setAttribute(ORIGINAL, node.textContent ?? '');
  node.textContent = text;
}

function restore(node: Element): void {
  const original = node.getAttribute(ORIGINAL);
  if (original === null) return;
  node.textContent = original;
  node.removeAttribute(ORIGINAL);
}

/** Writes SKU, weight and dimensions of a variation into the product around the form; `null` brings the product's own back. */
export function writeProductDetails(root: HTMLElement, variation: Variation | null): void {
  const scope = root.closest('.product');
  for (const { field, selector } of DETAILS) {
    const value = variation?.raw[field];
    for (const node of scope?.querySelectorAll(selector) ?? []) {
      if (typeof value === 'string' && value !== '') write(node, decodeEntities(value));
      else restore(node);
    }
  }
}
