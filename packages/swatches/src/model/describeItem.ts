import type { ValueState } from '@hadaya/variations';

/** Why a value is not simply there for the taking. */
export type ItemReason = 'unavailable' | 'out-of-stock';

/** How one swatch stands beside the present choice. */
export interface ItemView {
  readonly isSelected: boolean;
  /** Not choosable; class `disabled`. */
  readonly isDisabled: boolean;
  /** Sold out and choosable; class `no-stock`. */
  readonly isOutOfStock: boolean;
  /** Choosable although it fits nothing by the product index (ajax mode); shown dimmed. */
  readonly isHint: boolean;
  readonly reason: ItemReason | null;
  /** Addition to the tooltip; `null` takes the attribute off. */
  readonly tooltip: string | null;
  /** Text of the stock badge, `''` for none. */
  readonly stockLeft: string;
}

/** The settings that judge an item. */
export interface ItemRules {
  readonly markOutOfStock: boolean;
  /** `undefined` when the owner's plugin does not know the setting. */
  readonly clickableOutOfStock: boolean | undefined;
  readonly unavailableTooltipText: string | undefined;
  readonly outOfStockTooltipText: string | undefined;
  /** Our own word for sold out, for the tooltip of items that nobody but the data marks. */
  readonly outOfStockWord: string;
  /** In ajax mode the data close no item: what they tell is shown, and the server has the word. */
  readonly isHintOnly?: boolean;
}

/** What an item is judged by besides the rules. */
export interface ItemFacts {
  /** Its value as the form knows it; `undefined` when the form has no such value. */
  readonly state: ValueState | undefined;
  readonly isSelected: boolean;
  readonly stockLeft: string;
}

function describeDisabled(isStockless: boolean, rules: ItemRules): Pick<ItemView, 'reason' | 'tooltip'> {
  const text = isStockless ? rules.outOfStockTooltipText : rules.unavailableTooltipText;
  return { reason: isStockless ? 'out-of-stock' : 'unavailable', tooltip: text ?? '' };
}

function describeTooltip(state: ValueState, isHint: boolean, rules: ItemRules): string | null {
  if (isHint) return rules.unavailableTooltipText ?? '';
  if (state.isMarkedOutOfStock) return rules.outOfStockTooltipText ?? '';
  return rules.outOfStockTooltipText ?? `(${rules.outOfStockWord})`;
}

/**
 * The state of one item. An option that exists and is enabled makes it choosable; all else is disabled. Sold out is
 * told from unavailable: it comes from the shop's mark on the option or from the embedded data, and stays choosable
 * unless the owner's setting is there and off.
 */
export function describeItem({ state, isSelected, stockLeft }: ItemFacts, rules: ItemRules): ItemView {
  const base = { isSelected, stockLeft, isDisabled: false, isOutOfStock: false, isHint: false };
  const isSoldOut = state?.status === 'sold-out';
  if (!state?.isEnabled) {
    return {
      ...base,
      isDisabled: true,
      ...describeDisabled(false, rules),
      reason: isSoldOut ? 'out-of-stock' : 'unavailable',
    };
  }
  const isFound = isSoldOut && rules.markOutOfStock;
  const isStockless = isFound || state.isMarkedOutOfStock;
  const isOpen = isFound && rules.isHintOnly && !state.isMarkedOutOfStock;
  if (isStockless && rules.clickableOutOfStock === false && !isOpen) {
    return { ...base, isDisabled: true, ...describeDisabled(true, rules) };
  }
  const isHint = state.status === 'unavailable';
  if (!isStockless && !isHint) return { ...base, reason: null, tooltip: null };
  return {
    ...base,
    isHint,
    isOutOfStock: isFound || (isStockless && rules.clickableOutOfStock === true),
    reason: isHint ? 'unavailable' : 'out-of-stock',
    tooltip: describeTooltip(state, isHint, rules),
  };
}
