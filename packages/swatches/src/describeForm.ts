import type { VariationForm } from '@hadaya/variations';
import type { Companion } from './companion.ts';
import type { SwatchGroup } from './dom/swatchGroup.ts';
import { describeGroup, type GroupRules, type GroupView } from './model/describeGroup.ts';
import type { Interaction } from './model/interaction.ts';

/** A form that is described again and again. */
export interface FormPlace {
  readonly form: VariationForm;
  readonly groups: readonly SwatchGroup[];
  readonly rules: GroupRules;
}

const NO_STOCK = new Map<string, string>();

/** Describes a form's swatches, in the order of the groups, as they stand beside the present choice. */
export function describeForm(
  { form, groups, rules }: FormPlace,
  { focus, revealed }: Interaction,
  companion: Companion | undefined,
): readonly GroupView[] {
  const { attributes, mode } = form.getState();
  const stock = companion?.findStockLeft();
  return groups.flatMap((group) => {
    const { attribute: name, items, list } = group;
    const attribute = attributes.find((candidate) => candidate.name === name);
    if (!attribute) return [];
    const doesHide = list.closest('.wvs-behavior-hide') !== null;
    return describeGroup(
      {
        values: items,
        attribute,
        stockLeft: stock?.attribute === name ? stock.texts : NO_STOCK,
        isHidden: (place, { isDisabled }) =>
          (doesHide && isDisabled) ||
          items[place]?.node.classList.contains('variation-disabled') === true ||
          (!revealed.has(name) && companion?.isBeyondLimit(group, place) === true),
        focused: focus?.attribute === name ? focus.place : -1,
      },
      { ...rules, isHintOnly: mode === 'ajax' },
    );
  });
}
