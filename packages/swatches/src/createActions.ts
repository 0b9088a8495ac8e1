import type { Store } from '@hadaya/core';
import type { VariationForm } from '@hadaya/variations';
import { createTurns } from './dom/createTurns.ts';
import type { GroupActions } from './dom/groupActions.ts';
import { selectItem } from './dom/selectItem.ts';
import type { SwatchGroup, SwatchItem } from './dom/swatchGroup.ts';
import type { CompanionLoad } from './loadCompanion.ts';
import type { ItemView } from './model/describeItem.ts';
import type { Interaction, InteractionChange } from './model/interaction.ts';
import { type ChoicePlan, planChoice } from './model/planChoice.ts';

/** What actions work on. */
export interface ActionPlace {
  readonly form: VariationForm;
  readonly clearOnReselect: boolean;
  readonly interaction: Store<Interaction, InteractionChange>;
  /** How an item stands now. */
  readonly findView: (group: SwatchGroup, item: SwatchItem) => ItemView | undefined;
  readonly load: CompanionLoad;
}

/** What visitors can do on a form's swatches. */
export interface Actions extends GroupActions {
  /** Whether a change of the choice that happens now is the visitor's work here. */
  isActing(): boolean;
}

/** Creates the actions. */
export function createActions({ form, clearOnReselect, interaction, findView, load }: ActionPlace): Actions {
  const inTurn = createTurns();
  let isActing = false;

  const carryOut = (group: SwatchGroup, item: SwatchItem, plan: ChoicePlan): boolean => {
    isActing = true;
    try {
      const outcome = selectItem(form, { group, item }, plan);
      const { attribute } = group;
      if (outcome === 'taken') interaction.dispatch({ refusal: null, isOwnChoice: true });
      else load.getCompanion()?.refuse({ attribute, value: item.value, reason: outcome });
      return outcome === 'taken';
    } finally {
      isActing = false;
    }
  };
  const choose = (group: SwatchGroup, item: SwatchItem): boolean => {
    const view = findView(group, item);
    const companion = load.getCompanion();
    if (!view) return false;
    // Whether a disabled item may push others aside, and what to say if not, only the companion knows.
    if (view.isDisabled && !view.isSelected && !companion) {
      load.whenLoaded(() => inTurn(() => choose(group, item), true));
      return false;
    }
    const makeWay = () => companion?.makeWay(group.attribute, item.value) ?? null;
    return carryOut(group, item, planChoice(view, clearOnReselect, makeWay));
  };

  return {
    choose: (group, item) => inTurn(() => choose(group, item), true),
    replace: (group, item, values) => void inTurn(() => carryOut(group, item, { kind: 'replace', values }), true),
    reveal: (group) => load.whenLoaded(() => load.getCompanion()?.reveal(group)),
    dismiss: () => interaction.dispatch({ refusal: null, isOwnChoice: false }),
    isActing: () => isActing,
  };
}
