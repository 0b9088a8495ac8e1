import { type Clock, createReentrancyQueue, emit, type Store } from '@hadaya/core';
import { type JQueryArguments, triggerJQuery } from '@hadaya/core/jquery';
import type { Choice, VariationForm } from '@hadaya/variations';
import type { ItemView } from './describeItems.ts';
import type { RefusalReason, SwatchDetail } from './events.ts';
import type { Interaction, InteractionChange, ItemReason } from './interaction.ts';
import type { SwatchGroup, SwatchItem } from './swatchGroup.ts';

export interface ItemActions {
  /** Chooses an item. Returns false if the choice is refused or if conflicting values must be found first. */
  choose(group: SwatchGroup, item: SwatchItem): boolean;
  /** Checks whether an item can be chosen without changing other attributes. */
  isOpen(group: SwatchGroup, item: SwatchItem): boolean;
  /** Chooses an item together with the other values that must change for it. */
  replace(group: SwatchGroup, item: SwatchItem, values: Choice): void;
  reveal(group: SwatchGroup): void;
  /** Removes the notice; also called when Escape is pressed. */
  dismiss(): void;
  /** Checks whether one of these actions is currently changing the choice. */
  isActing(): boolean;
  /**
   * Checks whether the browser has yet to paint the response to the visitor's last tap or key press, so that a change
   * rendered now appears in the same frame.
   */
  isAnswering(): boolean;
}

export interface ActionOptions {
  readonly form: VariationForm;
  readonly clearOnReselect: boolean;
  readonly clock: Pick<Clock, 'frame'>;
  readonly signal: AbortSignal;
  readonly interaction: Store<Interaction, InteractionChange>;
  readonly findView: (group: SwatchGroup, item: SwatchItem) => ItemView | undefined;
  readonly findFirstBeyond: (group: SwatchGroup) => HTMLElement | undefined;
  /**
   * Finds the values that must change so that an item can be chosen, and passes them to `onFound`; passes `null` if
   * there are none. Returns false, without calling `onFound`, if the owner does not let a choice clear others.
   */
  readonly findConflicts: (group: SwatchGroup, item: SwatchItem, onFound: (values: Choice | null) => void) => boolean;
}

type ChoicePlan =
  | { readonly kind: 'select' }
  /** The visitor selects the chosen item again, which clears the choice. */
  | { readonly kind: 'clear' }
  /** The visitor selects the chosen item again, and it stays chosen. */
  | { readonly kind: 'keep' }
  /** `values` lists all changes in the order in which they are applied; other attributes are cleared (`''`) first. */
  | { readonly kind: 'replace'; readonly values: Choice }
  | { readonly kind: 'refuse'; readonly reason: ItemReason };

/**
 * Decides the effect of choosing an item, without regard to other attributes. A disabled item is refused unless it is
 * the chosen one.
 */
export function planChoice(item: ItemView, clearOnReselect: boolean): ChoicePlan {
  if (item.isSelected) return { kind: clearOnReselect ? 'clear' : 'keep' };
  return item.isDisabled ? { kind: 'refuse', reason: item.reason ?? 'unavailable' } : { kind: 'select' };
}

type Outcome = 'selected' | 'unselected' | 'refused';

/**
 * Applies the plan to the select. WooCommerce receives a change event and then a click, in the order in which the
 * plugin triggers them.
 */
function apply(
  form: VariationForm,
  { group, item }: { readonly group: SwatchGroup; readonly item: SwatchItem },
  plan: Exclude<ChoicePlan, { kind: 'refuse' }>,
): Outcome {
  const { attribute, select } = group;
  if (plan.kind === 'keep') return 'selected';
  if (plan.kind === 'replace') form.chooseAll(plan.values);
  else if (form.choose(attribute, plan.kind === 'clear' ? '' : item.value) === 'refused') return 'refused';
  if (plan.kind === 'replace' && select.value !== item.value) return 'refused';
  select.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return plan.kind === 'clear' ? 'unselected' : 'selected';
}

/**
 * Applies the plan and notifies the page in the plugin's order: the select's change with all its effects, a click on
 * the select, the plugin's jQuery event, then Hadaya's event. Returns `taken`, or the reason why the item is refused.
 */
function selectItem(
  form: VariationForm,
  pick: { readonly group: SwatchGroup; readonly item: SwatchItem },
  plan: ChoicePlan,
): 'taken' | RefusalReason {
  const { attribute, select } = pick.group;
  const { node, value } = pick.item;
  const { productId } = form.getState();
  const detail: SwatchDetail = { productId, attribute, value };
  const outcome = plan.kind === 'refuse' ? 'refused' : apply(form, pick, plan);
  if (outcome === 'refused') {
    const reason = plan.kind === 'refuse' ? plan.reason : 'unavailable';
    emit(node, 'hadaya:swatches:refused', { ...detail, reason });
    return reason;
  }
  const page = node.ownerDocument.defaultView;
  const given: JQueryArguments = (jquery) => [attribute, value, jquery(select), jquery(form.root)];
  if (page) triggerJQuery(page, [node, outcome === 'selected' ? 'wvs-selected-item' : 'wvs-unselected-item'], given);
  emit(node, `hadaya:swatches:${outcome}`, detail);
  return 'taken';
}

/** Tracks whether the response to a tap has been painted: `isOpen` is true from the tap until the next frame. */
function createAnswer(clock: ActionOptions['clock'], signal: AbortSignal) {
  let isOpen = false;
  const end = () => {
    isOpen = false;
  };
  return {
    begin() {
      if (!isOpen) clock.frame(end, signal);
      isOpen = true;
    },
    isOpen: () => isOpen,
  };
}

export function createItemActions(options: ActionOptions): ItemActions {
  const { form, clearOnReselect, clock, signal, interaction, findView, findConflicts, findFirstBeyond } = options;
  const inTurn = createReentrancyQueue();
  let isActing = false;
  const answer = createAnswer(clock, signal);

  const carryOut = (group: SwatchGroup, item: SwatchItem, plan: ChoicePlan): boolean => {
    isActing = true;
    try {
      const { attribute } = group;
      const outcome = selectItem(form, { group, item }, plan);
      const refusal = outcome === 'taken' ? null : { attribute, value: item.value, reason: outcome };
      interaction.dispatch({ refusal, isOwnChoice: refusal === null });
      return refusal === null;
    } finally {
      isActing = false;
    }
  };
  const replace: ItemActions['replace'] = (group, item, values) =>
    void inTurn(() => carryOut(group, item, { kind: 'replace', values }), true);
  const choose = (group: SwatchGroup, item: SwatchItem): boolean => {
    const view = findView(group, item);
    if (!view) return false;
    const plan = planChoice(view, clearOnReselect);
    const carry = () => carryOut(group, item, plan);
    if (plan.kind !== 'refuse') return carry();
    const isLooking = findConflicts(group, item, (values) =>
      values ? replace(group, item, values) : void inTurn(carry, false),
    );
    return !isLooking && carry();
  };

  return {
    choose(group, item) {
      answer.begin();
      return inTurn(() => choose(group, item), true);
    },
    isOpen: (group, item) => findView(group, item)?.isDisabled === false,
    replace,
    reveal: (group) => {
      const { attribute } = group;
      const { revealed } = interaction.getState();
      interaction.dispatch({ revealed: new Set([...revealed, attribute]) });
      findFirstBeyond(group)?.focus();
    },
    dismiss: () => interaction.dispatch({ refusal: null, isOwnChoice: false }),
    isActing: () => isActing,
    isAnswering: answer.isOpen,
  };
}
