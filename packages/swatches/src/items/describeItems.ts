import type { AttributeState, ValueState, VariationState } from '@hadaya/variations';
import type { Interaction, ItemReason } from './interaction.ts';
import type { SwatchGroup } from './swatchGroup.ts';

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

/**
 * The state of one item. An option that exists and is enabled makes it choosable; all else is disabled. Sold out is
 * told from unavailable: it comes from the shop's mark on the option or from the embedded data, and stays choosable
 * unless the owner's setting is there and off.
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
 * The one item of a group that Tab reaches: the focused one, else the selected one, else the first that is enabled and
 * visible. A group with nothing enabled keeps its first item, so that its reason can still be heard.
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

/** A value as its item prints it. */
export interface SwatchValue {
  /** The exact value, always a string. */
  readonly value: string;
  readonly title: string;
}

/** One attribute as drawn. */
export interface GroupView {
  readonly items: readonly ItemView[];
  /** Index of the item that Tab reaches. */
  readonly tabStop: number;
  /** Text behind the attribute's label, `''` without a choice. */
  readonly labelText: string;
}

/** What a group is drawn from. */
export interface GroupFacts {
  readonly values: readonly SwatchValue[];
  readonly attribute: AttributeState;
  /** Badge text by value. */
  readonly stockLeft: ReadonlyMap<string, string>;
  /** Whether an item has no box (display limit, `hide` behaviour). */
  readonly isHidden: (index: number, item: ItemView) => boolean;
  /** Index of the item that has the focus; -1 when it is elsewhere. */
  readonly focused: number;
}

/** The settings that draw a group. */
export interface GroupRules extends ItemRules {
  readonly showVariationLabel: boolean;
  readonly labelSeparator: string;
}

/** Describes one attribute's items, its tab stop and the text behind its label. */
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

/** What a form's swatches are described from. */
export interface FormFacts {
  readonly state: VariationState;
  readonly groups: readonly SwatchGroup[];
  readonly interaction: Interaction;
  /** Whether the page's own rules give an item no box: the owner hides what cannot be had, the display limit. */
  readonly isHidden: (group: SwatchGroup, index: number, item: ItemView) => boolean;
}

const NO_STOCK = new Map<string, string>();

/** Describes a form's swatches beside the present choice, in the order of the groups. */
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
