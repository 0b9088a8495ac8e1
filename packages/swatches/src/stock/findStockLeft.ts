import type { AttributeState, Choice, Variation } from '@hadaya/variations';
import type { StockLeft } from '../items/index.ts';

/** The data from which the stock badges are read. */
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
 * Finds the remaining stock, if it is at or below the threshold, for each value of the only attribute without a choice.
 * Returns texts only for products with several attributes, and only if the server provides them. Each value is tried on
 * a copy of the choice.
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
