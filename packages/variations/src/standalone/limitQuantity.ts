import type { Variation } from '../matching/index.ts';

function readAmount(value: unknown): string {
  return typeof value === 'number' || typeof value === 'string' ? String(value) : '';
}

function clamp(value: number, min: string, max: string): number {
  const atLeast = min === '' ? value : Math.max(value, Number(min));
  return max === '' ? atLeast : Math.min(atLeast, Number(max));
}

/** Returns the product's own quantity fields, without the similar fields of bundled items and add-ons. */
function findQuantities(root: HTMLElement): Iterable<HTMLInputElement> {
  return root.querySelectorAll<HTMLInputElement>('.single_variation_wrap .quantity input.qty[name="quantity"]');
}

/**
 * Limits the quantity to what the variation allows: its `min_qty` and `max_qty` (unlimited when empty). Sets the
 * quantity to 1 and hides the field if the variation is sold individually.
 */
export function limitQuantity(root: HTMLElement, { raw }: Variation): void {
  const isSingle = raw.is_sold_individually === 'yes';
  const min = isSingle ? '1' : readAmount(raw.min_qty);
  const max = isSingle ? '' : readAmount(raw.max_qty);
  for (const field of findQuantities(root)) {
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
}
