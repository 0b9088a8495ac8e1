import { findPrice, fitQuantity, type PriceStep, type QuantityRule } from './prices.ts';

/**
 * One line of the quote list. The server receives only ids, attributes, quantity and note; all other fields are for
 * display.
 */
export interface QuoteLine extends QuantityRule {
  readonly product: number;
  /** Id of the variation; 0 for a product without variations. */
  readonly variation: number;
  /** Chosen value by attribute key, such as `attribute_pa_color`. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The chosen values' labels. */
  readonly options: readonly string[];
  readonly name: string;
  readonly link: string;
  readonly picture: string;
  readonly prices: readonly PriceStep[];
  readonly quantity: number;
  readonly note: string;
}

/** The list, and the last removed line, which the visitor can restore. */
export interface QuoteState {
  readonly lines: readonly QuoteLine[];
  readonly removed: { readonly line: QuoteLine; readonly index: number } | null;
}

export const EMPTY_LIST: QuoteState = { lines: [], removed: null };

/** Maximum number of lines in a list; the server rejects longer lists. */
export const MOST_LINES = 50;

export function lineKey({ product, variation, attributes }: QuoteLine): string {
  return [product, variation, ...Object.entries(attributes).sort().flat()].join('|');
}

export type QuoteAction =
  | { readonly kind: 'added'; readonly line: QuoteLine }
  | { readonly kind: 'changed'; readonly key: string; readonly quantity?: number; readonly note?: string }
  | { readonly kind: 'removed'; readonly key: string }
  | { readonly kind: 'restored' }
  | { readonly kind: 'emptied' }
  /** The list as stored by another tab or an earlier visit. */
  | { readonly kind: 'loaded'; readonly lines: readonly QuoteLine[] };

/**
 * Adds a line. If the list already has a line with the same key, that line's quantity increases, and its quantity rule,
 * name and prices are updated.
 */
function add(lines: readonly QuoteLine[], line: QuoteLine): readonly QuoteLine[] {
  const key = lineKey(line);
  const old = lines.find((one) => lineKey(one) === key);
  if (!old) return lines.length < MOST_LINES ? [...lines, line] : lines;
  const quantity = fitQuantity(old.quantity + line.quantity, line);
  return lines.map((one) => (one === old ? { ...line, quantity, note: line.note || old.note } : one));
}

export function reduceList(state: QuoteState, action: QuoteAction): QuoteState {
  const { lines, removed } = state;
  switch (action.kind) {
    case 'added':
      return { lines: add(lines, action.line), removed: null };
    case 'changed': {
      const change = (line: QuoteLine): QuoteLine => ({
        ...line,
        quantity: action.quantity === undefined ? line.quantity : fitQuantity(action.quantity, line),
        note: action.note ?? line.note,
      });
      return { ...state, lines: lines.map((line) => (lineKey(line) === action.key ? change(line) : line)) };
    }
    case 'removed': {
      const index = lines.findIndex((line) => lineKey(line) === action.key);
      const line = lines[index];
      return line ? { lines: lines.toSpliced(index, 1), removed: { line, index } } : state;
    }
    case 'restored':
      return removed ? { lines: lines.toSpliced(removed.index, 0, removed.line), removed: null } : state;
    case 'emptied':
      return EMPTY_LIST;
    case 'loaded':
      return { lines: action.lines, removed: null };
  }
}

export const countPieces = (lines: readonly QuoteLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

export function sumPrices(lines: readonly QuoteLine[]): number | null {
  let sum = 0;
  for (const { prices, quantity } of lines) {
    const price = findPrice(prices, quantity);
    if (price === null) return null;
    sum += price * quantity;
  }
  return sum;
}
