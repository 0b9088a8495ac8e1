import { decodeEntities } from '@hadaya/core/entities';
import type { Variation } from '../matching/index.ts';

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

function readAmount(value: unknown): string {
  return typeof value === 'number' || typeof value === 'string' ? String(value) : '';
}

function clamp(value: number, min: string, max: string): number {
  const atLeast = min === '' ? value : Math.max(value, Number(min));
  return max === '' ? atLeast : Math.min(atLeast, Number(max));
}

/**
 * Limits the quantity to what the variation allows: its `min_qty` and `max_qty` (none when empty). One that is sold
 * individually is one piece, without a field.
 */
export function limitQuantity(root: HTMLElement, { raw }: Variation): void {
  const field = root.querySelector<HTMLInputElement>('.quantity input.qty');
  if (!field) return;
  const isSingle = raw.is_sold_individually === 'yes';
  const min = isSingle ? '1' : readAmount(raw.min_qty);
  const max = isSingle ? '' : readAmount(raw.max_qty);
  field.min = min;
  field.max = max;
  const value = isSingle ? 1 : clamp(Number(field.value) || 1, min, max);
  if (field.value !== String(value)) {
    field.value = String(value);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
  const wrapper = field.closest<HTMLElement>('.quantity');
  if (wrapper) wrapper.style.display = isSingle ? 'none' : '';
}
