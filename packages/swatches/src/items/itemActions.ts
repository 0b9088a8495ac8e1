import { type Clock, createReentrancyQueue, emit, type Store } from '@hadaya/core';
import { type JQueryArguments, triggerJQuery } from '@hadaya/core/jquery';
import type { Choice, Telling, VariationForm } from '@hadaya/variations';
import type { ItemView } from './describeItems.ts';
import type { RefusalReason, SwatchDetail } from './events.ts';
import type { Interaction, InteractionChange, ItemReason } from './interaction.ts';
import type { SwatchGroup, SwatchItem } from './swatchGroup.ts';

/** What visitors can do on a form's swatches. */
export interface ItemActions {
  /**
   * An item was chosen, or tried; returns whether it was taken. Where a visitor waits for the answer, it is painted before
   * the page hears of it.
   */
  choose(group: SwatchGroup, item: SwatchItem, isAwaited?: boolean): boolean;
  /** An item was chosen together with what has to change for it. */
  replace(group: SwatchGroup, item: SwatchItem, values: Choice): void;
  /** What stands beyond the display limit is wanted. */
  reveal(group: SwatchGroup): void;
  /** Escape: nothing that was opened shall stay. */
  dismiss(): void;
  /** Whether a change of the choice that happens now is the visitor's work here. */
  isActing(): boolean;
  /** Whether the visitor's last tap or key has not been painted yet: what is drawn now comes with its answer. */
  isAnswering(): boolean;
}

/** What actions work on. */
export interface ActionOptions {
  readonly form: VariationForm;
  readonly clearOnReselect: boolean;
  readonly clock: Pick<Clock, 'frame'>;
  readonly signal: AbortSignal;
  readonly interaction: Store<Interaction, InteractionChange>;
  /** How an item stands now. */
  readonly findView: (group: SwatchGroup, item: SwatchItem) => ItemView | undefined;
  /** Finds what has to give way to a value and calls back, where the owner wants that; says whether it will. */
  readonly findConflicts: (group: SwatchGroup, item: SwatchItem, onFound: (values: Choice | null) => void) => boolean;
}

/** What choosing an item comes to. */
type ChoicePlan =
  | { readonly kind: 'select' }
  /** The chosen item was chosen again and gives its place up. */
  | { readonly kind: 'clear' }
  /** It is chosen already and stays. */
  | { readonly kind: 'keep' }
  /** Other attributes give way (`''`) before the value is set; in the order of application. */
  | { readonly kind: 'replace'; readonly values: Choice }
  | { readonly kind: 'refuse'; readonly reason: ItemReason };

/** Decides what choosing an item does by itself; a disabled item changes nothing. */
export function planChoice(item: ItemView, clearOnReselect: boolean): ChoicePlan {
  if (item.isSelected) return { kind: clearOnReselect ? 'clear' : 'keep' };
  return item.isDisabled ? { kind: 'refuse', reason: item.reason ?? 'unavailable' } : { kind: 'select' };
}

/** Runs, in this order, what the page hears once a choice was painted. */
type Later = (jobs: readonly (() => void)[]) => void;

type Outcome = 'selected' | 'unselected' | 'refused';

/** One item of a list. */
interface PickedItem {
  readonly group: SwatchGroup;
  readonly item: SwatchItem;
}

/** Tells the page of a choice after the select's change: a click on the select, the plugin's jQuery event, ours. */
function tellOutcome(
  form: VariationForm,
  { group, item }: PickedItem,
  outcome: Exclude<Outcome, 'refused'>,
  isNew: boolean,
) {
  const { attribute, select } = group;
  const { node, value } = item;
  const page = node.ownerDocument.defaultView;
  const given: JQueryArguments = (jquery) => [attribute, value, jquery(select), jquery(form.root)];
  if (isNew) select.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  if (page) triggerJQuery(page, [node, outcome === 'selected' ? 'wvs-selected-item' : 'wvs-unselected-item'], given);
  const detail: SwatchDetail = { productId: form.getState().productId, attribute, value };
  emit(node, `hadaya:swatches:${outcome}`, detail);
}

/** Brings a plan to the select and tells the page; `later` puts off what the page hears. Returns whether it was taken. */
function apply(
  form: VariationForm,
  pick: PickedItem,
  plan: Exclude<ChoicePlan, { kind: 'refuse' }>,
  later: Later | undefined,
): boolean {
  const { attribute, select } = pick.group;
  const isCleared = plan.kind === 'clear';
  const tell = () => tellOutcome(form, pick, isCleared ? 'unselected' : 'selected', plan.kind !== 'keep');
  if (plan.kind === 'replace') {
    form.chooseAll(plan.values);
    if (select.value !== pick.item.value) return false;
  } else if (plan.kind !== 'keep') {
    const tellLater: Telling | undefined = later && ((change) => later([change, tell]));
    const outcome = form.choose(attribute, isCleared ? '' : pick.item.value, tellLater);
    if (outcome === 'refused') return false;
    if (tellLater && outcome !== 'unchanged') return true;
  }
  tell();
  return true;
}

/**
 * Carries out what choosing an item comes to and tells the page, in the plugin's order: the select's change with
 * everything that follows from it, a click on the select, the plugin's jQuery event, ours. Returns whether it was taken.
 */
function selectItem(
  form: VariationForm,
  pick: PickedItem,
  plan: ChoicePlan,
  later: Later | undefined,
): 'taken' | RefusalReason {
  if (plan.kind !== 'refuse' && apply(form, pick, plan, later)) return 'taken';
  const reason = plan.kind === 'refuse' ? plan.reason : 'unavailable';
  const { attribute } = pick.group;
  const { node, value } = pick.item;
  emit(node, 'hadaya:swatches:refused', { productId: form.getState().productId, attribute, value, reason });
  return reason;
}

/** The time from a tap to the frame that shows what it did. */
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

/** Notes that what changes meanwhile is the visitor's work. */
function createActing() {
  let isActing = false;
  return {
    isActing: () => isActing,
    act<Result>(deed: () => Result): Result {
      const wasActing = isActing;
      isActing = true;
      try {
        return deed();
      } finally {
        isActing = wasActing;
      }
    },
  };
}

/** Creates the actions. */
export function createItemActions(options: ActionOptions): ItemActions {
  const { form, clearOnReselect, clock, signal, interaction, findView, findConflicts } = options;
  const inTurn = createReentrancyQueue();
  const answer = createAnswer(clock, signal);

  const { act, isActing } = createActing();
  const later: Later = (jobs) => {
    const run = () => {
      for (const job of jobs) job();
    };
    form.whenPainted(() => inTurn(() => act(run), undefined));
  };
  const carryOut = (group: SwatchGroup, item: SwatchItem, plan: ChoicePlan, isAwaited = false): boolean =>
    act(() => {
      const outcome = selectItem(form, { group, item }, plan, isAwaited ? later : undefined);
      const { attribute } = group;
      const refusal = outcome === 'taken' ? null : { attribute, value: item.value, reason: outcome };
      interaction.dispatch({ refusal, isOwnChoice: refusal === null });
      return refusal === null;
    });
  const replace: ItemActions['replace'] = (group, item, values) =>
    void inTurn(() => carryOut(group, item, { kind: 'replace', values }), true);
  const choose = (group: SwatchGroup, item: SwatchItem, isAwaited?: boolean): boolean => {
    const view = findView(group, item);
    if (!view) return false;
    const plan = planChoice(view, clearOnReselect);
    const carry = () => carryOut(group, item, plan, isAwaited);
    if (plan.kind !== 'refuse') return carry();
    const isLooking = findConflicts(group, item, (values) =>
      values ? replace(group, item, values) : void inTurn(carry, false),
    );
    return !isLooking && carry();
  };

  return {
    choose(group, item, isAwaited) {
      answer.begin();
      return inTurn(() => choose(group, item, isAwaited), true);
    },
    replace,
    reveal: ({ attribute }) => {
      const { revealed } = interaction.getState();
      interaction.dispatch({ revealed: new Set([...revealed, attribute]) });
    },
    dismiss: () => interaction.dispatch({ refusal: null, isOwnChoice: false }),
    isActing,
    isAnswering: answer.isOpen,
  };
}
