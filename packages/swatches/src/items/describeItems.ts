import type { AttributeState, ValueState, VariationState } from '@hadaya/variations';
import type { Interaction, ItemReason } from './interaction.ts';
import type { SwatchGroup } from './swatchGroup.ts';

export interface ItemView {
  readonly isSelected: boolean;
  /** True if the item cannot be chosen; it then has the class `disabled`. */
  readonly isDisabled: boolean;
  /** True if the item is sold out but can be chosen; it then has the class `no-stock`. */
  readonly isOutOfStock: boolean;
  /**
   * True if the item can be chosen although no variation in the product index matches (Ajax mode); such an item is
   * dimmed.
   */
  readonly isHint: boolean;
  readonly reason: ItemReason | null;
  /** Value of the HTML attribute that adds text to the tooltip; `null` removes the attribute. */
  readonly tooltip: string | null;
  /** Text of the stock badge; `''` for none. */
  readonly stockLeft: string;
}

export interface ItemRules {
  readonly markOutOfStock: boolean;
  /** `undefined` if the owner's plugin version lacks the setting. */
  readonly clickableOutOfStock: boolean | undefined;
  readonly unavailableTooltipText: string | undefined;
  readonly outOfStockTooltipText: string | undefined;
  /**
   * Hadaya's own text for "sold out", shown in the tooltip if the variation data marks an item as sold out but the
   * shop's class does not.
   */
  readonly outOfStockWord: string;
  /**
   * True in Ajax mode. An item that only the product index marks as sold out then stays choosable, because only the
   * server can decide.
   */
  readonly isHintOnly?: boolean;
}

export interface ItemFacts {
  /** The item's value in the form's state; `undefined` when the form has no such value. */
  readonly state: ValueState | undefined;
  readonly isSelected: boolean;
  readonly stockLeft: string;
}

/**
 * Describes the state of one item. An item is disabled if its option is missing or disabled. "Sold out" differs from
 * "unavailable": an item whose option is enabled is sold out if the shop's class on the option or the variation data
 * says so. It then stays choosable unless the owner has turned off `clickableOutOfStock`. In Ajax mode, an item stays
 * choosable if only the product index marks it as sold out.
 */
export function describeItem({ state, isSelected, stockLeft }: ItemFacts, rules: ItemRules): ItemView {
  const { clickableOutOfStock, outOfStockTooltipText, unavailableTooltipText = '' } = rules;
  const base = { isSelected, stockLeft, isDisabled: false, isOutOfStock: false, isHint: false };
  const isSoldOut = state?.status === 'sold-out';
  const isMarked = state?.isMarkedOutOfStock === true;
  if (!state?.isEnabled) {
    const reason = isSoldOut ? 'out-of-stock' : 'unavailable';
    return { ...base, isDisabled: true, reason, tooltip: unavailableTooltipText };
  }
  const isFound = isSoldOut && rules.markOutOfStock;
  const isStockless = isFound || isMarked;
  const isOpen = isFound && rules.isHintOnly && !isMarked;
  if (isStockless && clickableOutOfStock === false && !isOpen) {
    return { ...base, isDisabled: true, reason: 'out-of-stock', tooltip: outOfStockTooltipText ?? '' };
  }
  if (state.status === 'unavailable') {
    const isOutOfStock = isMarked && clickableOutOfStock === true;
    return { ...base, isHint: true, isOutOfStock, reason: 'unavailable', tooltip: unavailableTooltipText };
  }
  if (!isStockless) return { ...base, reason: null, tooltip: null };
  const word = isMarked ? '' : `(${rules.outOfStockWord})`;
  const isOutOfStock = isFound || clickableOutOfStock === true;
  return { ...base, isOutOfStock, reason: 'out-of-stock', tooltip: outOfStockTooltipText ?? word };
}

/**
 * Finds a group's tab stop, the only item in the tab order: the focused item, or else the selected item, or else the
 * first item that is enabled and visible. A group without enabled items keeps its first visible item in the tab order,
 * so that screen readers can reach the reason.
 */
function findTabStop(items: readonly ItemView[], { isHidden, focused }: GroupFacts): number {
  const wishes: readonly ((item: ItemView, index: number) => boolean)[] = [
    (_, index) => index === focused,
    ({ isSelected }) => isSelected,
    ({ isDisabled }) => !isDisabled,
    () => true,
  ];
  for (const isWished of wishes) {
    const found = items.findIndex((item, index) => isWished(item, index) && !isHidden(index, item));
    if (found !== -1) return found;
  }
  return 0;
}

export interface SwatchValue {
  readonly value: string;
  readonly title: string;
}

export interface GroupView {
  readonly items: readonly ItemView[];
  /** Index of the only item that is in the tab order. */
  readonly tabStop: number;
  /** Text after the attribute's label; `''` without a choice. */
  readonly labelText: string;
}

export interface GroupFacts {
  readonly values: readonly SwatchValue[];
  readonly attribute: AttributeState;
  readonly stockLeft: ReadonlyMap<string, string>;
  readonly isHidden: (index: number, item: ItemView) => boolean;
  /** Index of the focused item; -1 if focus is elsewhere. */
  readonly focused: number;
}

export interface GroupRules extends ItemRules {
  readonly showVariationLabel: boolean;
  readonly labelSeparator: string;
}

export function describeGroup(facts: GroupFacts, rules: GroupRules): GroupView {
  const { attribute, values, stockLeft } = facts;
  const isChosen = ({ value }: SwatchValue) => value !== '' && value === attribute.chosen;
  const states = new Map(attribute.values.map((state) => [state.value, state]));
  const items = values.map((item) => {
    const [state, badge = ''] = [states.get(item.value), stockLeft.get(item.value)];
    return describeItem({ state, isSelected: isChosen(item), stockLeft: badge }, rules);
  });
  const selected = values.find(isChosen);
  return {
    items,
    tabStop: findTabStop(items, facts),
    labelText: selected && rules.showVariationLabel ? `${rules.labelSeparator} ${selected.title}` : '',
  };
}

export interface FormFacts {
  readonly state: VariationState;
  readonly groups: readonly SwatchGroup[];
  readonly interaction: Interaction;
  /**
   * Checks whether an item is hidden, either because the owner hides unavailable items or because of the display limit.
   */
  readonly isHidden: (group: SwatchGroup, index: number, item: ItemView) => boolean;
}

const NO_STOCK = new Map<string, string>();

/** A view is `undefined` if the form does not have the group's attribute. */
export function describeItems(facts: FormFacts, rules: GroupRules): readonly (GroupView | undefined)[] {
  const { state, groups, interaction, isHidden } = facts;
  const { focus, stockLeft } = interaction;
  return groups.map((group) => {
    const attribute = state.attributes.find(({ name }) => name === group.attribute);
    if (!attribute) return undefined;
    return describeGroup(
      {
        values: group.items,
        attribute,
        stockLeft: stockLeft?.attribute === attribute.name ? stockLeft.texts : NO_STOCK,
        isHidden: (index, item) => isHidden(group, index, item),
        focused: focus ? group.items.indexOf(focus) : -1,
      },
      { ...rules, isHintOnly: state.mode === 'ajax' },
    );
  });
}
