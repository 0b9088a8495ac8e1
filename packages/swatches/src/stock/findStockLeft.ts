import type { AttributeState, Choice, Variation } from '@hadaya/variations';
import type { StockLeft } from '../items/index.ts';

export interface StockFacts {
  readonly attributes: readonly AttributeState[];
  readonly choice: Choice;
  /** Finds the variation that a complete choice matches in the embedded data. */
  readonly findVariation: (choice: Choice) => Variation | null;
  /** Badges appear at or below this quantity. */
  readonly threshold: number;
}

function readText({ isInStock, raw }: Variation, threshold: number): string {
  const text = raw.variation_stock_left;
  const quantity = raw.max_qty === '' ? Number.NaN : Number(raw.max_qty);
  return isInStock && typeof text === 'string' && quantity <= threshold ? text.trim() : '';
}

/**
 * Returns the server's stock text for each value of the only attribute without a choice, if the stock is at or below
 * the threshold. Returns `null` unless the product has several attributes and exactly one of them has no choice.
 */
export function findStockLeft({ attributes, choice, findVariation, threshold }: StockFacts): StockLeft | null {
  const [open, ...others] = attributes.filter(({ chosen }) => chosen === '');
  if (!open || others.length > 0 || attributes.length < 2) return null;
  const texts = new Map<string, string>();
  for (const { value } of open.values) {
    const variation = findVariation(new Map([...choice, [open.name, value]]));
    const text = variation ? readText(variation, threshold) : '';
    if (text !== '') texts.set(value, text);
  }
  return { attribute: open.name, texts };
}
