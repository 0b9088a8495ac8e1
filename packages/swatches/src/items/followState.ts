import { contain, createStore, type Store } from '@hadaya/core';
import { triggerJQuery } from '@hadaya/core/jquery';
import type { VariationState } from '@hadaya/variations';
import type { GroupView } from './describeItems.ts';
import type { Interaction, InteractionChange, Refusal } from './interaction.ts';
import { keepSame } from './keepSame.ts';
import type { SwatchesOptions } from './SwatchesOptions.ts';
import { hasTooltip, type SwatchGroup, type SwatchItem } from './swatchGroup.ts';

/** The reasons for a notice, and the form's state, on which the notice's text depends. */
export interface Topic {
  readonly state: VariationState;
  readonly refusal: Refusal | null;
}

export interface SwatchesState {
  /** The groups' views, in the groups' order; `undefined` for an attribute that the form does not have. */
  readonly groups: readonly (GroupView | undefined)[];
  readonly revealed: ReadonlySet<string>;
  /** The item whose tooltip is open; `null` while no tooltip is open. */
  readonly tip: SwatchItem | null;
  readonly topic: Topic | null;
  /**
   * True if the visitor has reached the swatches and some value is unavailable or sold out, so that the next tap may
   * need a notice.
   */
  readonly isNearTopic: boolean;
}

export type SwatchesStore = Pick<Store<SwatchesState, never>, 'getState' | 'subscribe'>;

export type Describe = (state: VariationState, interaction: Interaction) => SwatchesState['groups'];

/** Triggers the jQuery events for the selected items, as the plugin does after each redraw. */
function reportSelected(page: Window, groups: readonly SwatchGroup[]): void {
  for (const { items, select } of groups) {
    const item = items.find(({ value }) => value !== '' && value === select.value);
    if (item) triggerJQuery(page, [item.node, 'wvs-item-updated'], [select.value, item.value]);
  }
}

/**
 * Checks whether a notice is needed because a value was refused or because the visitor has made a complete choice that
 * cannot be bought.
 */
function isTopic({ match }: VariationState, { refusal, isOwnChoice }: Interaction): boolean {
  const isDeadEnd = match.kind === 'none' || (match.kind === 'found' && !match.variation.isInStock);
  return refusal !== null || (isOwnChoice && isDeadEnd);
}

/** Returns the next state, in which unchanged groups and items keep their object identity. */
function reduceState(before: SwatchesState | undefined, after: SwatchesState): SwatchesState {
  const groups = after.groups.map((view, at) => {
    const old = before?.groups[at];
    if (!view) return view;
    const items = view.items.map((item, index) => keepSame(old?.items[index], item));
    return keepSame(old, { ...view, items: keepSame(old?.items, items) });
  });
  const topic = after.topic && keepSame(before?.topic ?? undefined, after.topic);
  return keepSame(before, { ...after, topic, groups: keepSame(before?.groups, groups) });
}

/**
 * Derives the swatches' state from the form and the visitor's input. Subscribers are called synchronously on each
 * change, because the page may read the items right after changing the form.
 */
export function followState(
  { context, form, groups }: SwatchesOptions,
  interaction: Store<Interaction, InteractionChange>,
  describe: Describe,
): SwatchesStore {
  const { environment, signal } = context;
  const read = (): SwatchesState => {
    const [state, doing] = [form.getState(), interaction.getState()];
    const { revealed, tip, isNear, refusal } = doing;
    const views = describe(state, doing);
    return {
      groups: views,
      revealed,
      tip: tip && hasTooltip(tip) ? tip : null,
      topic: isTopic(state, doing) ? { state, refusal } : null,
      isNearTopic: isNear && views.some((view) => view?.items.some(({ reason }) => reason !== null)),
    };
  };
  const store = createStore<SwatchesState, SwatchesState>(reduceState, reduceState(undefined, read()));
  let { attributes, match } = form.getState();
  const onForm = () => {
    const before = { attributes, match };
    ({ attributes, match } = form.getState());
    store.dispatch(read());
    if (before.attributes !== attributes || before.match !== match) reportSelected(environment.window, groups);
  };
  form.subscribe(() => contain(onForm, signal), signal);
  interaction.subscribe(() => contain(() => store.dispatch(read()), signal), signal);
  return store;
}
