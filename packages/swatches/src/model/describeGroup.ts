import type { AttributeState } from '@hadaya/variations';
import { describeItem, type ItemRules, type ItemView } from './describeItem.ts';
import { findTabStop } from './findTabStop.ts';

/** A value as its item prints it. */
export interface SwatchValue {
  /** The exact value, always a string. */
  readonly value: string;
  readonly title: string;
}

/** One attribute as drawn. */
export interface GroupView {
  readonly items: readonly ItemView[];
  /** Place of the item that Tab reaches. */
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
  readonly isHidden: (place: number, item: ItemView) => boolean;
  readonly focused: number;
}

/** The settings that draw a group. */
export interface GroupRules extends ItemRules {
  readonly showVariationLabel: boolean;
  readonly labelSeparator: string;
}

/** Describes one attribute's items, its tab stop and the text behind its label. */
export function describeGroup(facts: GroupFacts, rules: GroupRules): GroupView {
  const { attribute, values, stockLeft, isHidden, focused } = facts;
  const states = new Map(attribute.values.map((state) => [state.value, state]));
  const items = values.map(({ value }) =>
    describeItem(
      {
        state: states.get(value),
        isSelected: value !== '' && value === attribute.chosen,
        stockLeft: stockLeft.get(value) ?? '',
      },
      rules,
    ),
  );
  const selected = values.find(({ value }) => value !== '' && value === attribute.chosen);
  const isItemHidden = (place: number) => {
    const item = items[place];
    return item === undefined || isHidden(place, item);
  };
  return {
    items,
    tabStop: findTabStop({ items, isHidden: isItemHidden, focused }),
    labelText: selected && rules.showVariationLabel ? `${rules.labelSeparator} ${selected.title}` : '',
  };
}
