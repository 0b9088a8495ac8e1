import { createStore, createStrings, hydrate, lazyPart, type Store, whenPainted } from '@hadaya/core';
import type { Choice, VariationState } from '@hadaya/variations';
import { findCatalogRole, followHover } from './catalog/catalogRole.ts';
import { startFirstResponse } from './firstResponse.ts';
import { followInput, moveByKey, takeEarlyTap } from './input/index.ts';
import {
  createItemActions,
  describeItems,
  displayLimit,
  type FormFacts,
  followState,
  type Interaction,
  type InteractionChange,
  type ItemActions,
  type ItemReason,
  isHiddenByPage,
  NO_INTERACTION,
  reduceInteraction,
  type SwatchesOptions,
  type SwatchGroup,
  type SwatchItem,
} from './items/index.ts';
import { adoptCss } from './styles/adoptCss.ts';

/** Strings that explain an item's state; the owner's tooltip settings take precedence. */
const itemStrings = {
  en: { unavailable: 'Unavailable', outOfStock: 'Sold out' },
  ar: { unavailable: 'غير متوفر', outOfStock: 'نفدت الكمية' },
} as const;

const importConflicts = lazyPart(() => import('./notices/resolveConflict.ts'));
const importStock = lazyPart(() => import('./stock/followStock.ts'));
const loadView = lazyPart(() => import('./view/Swatches.tsx'));

type InteractionStore = Store<Interaction, InteractionChange>;

function createDescribe({ context, groups }: SwatchesOptions, isBeyond: ReturnType<typeof displayLimit>['isBeyond']) {
  const { element, settings } = context;
  const strings = createStrings(itemStrings, element);
  const rules = { ...settings, outOfStockWord: strings.outOfStock };
  const describe = (state: VariationState, interaction: Interaction) => {
    const isHidden: FormFacts['isHidden'] = (group, index, { isDisabled }) =>
      isHiddenByPage(group, index, isDisabled) ||
      (!interaction.revealed.has(group.attribute) && isBeyond(group, index));
    return describeItems({ state, groups, interaction, isHidden }, rules);
  };
  const reasons: Readonly<Record<ItemReason, string>> = {
    unavailable: settings.unavailableTooltipText || strings.unavailable,
    'out-of-stock': settings.outOfStockTooltipText || strings.outOfStock,
  };
  return { describe, reasons };
}

/**
 * The created function returns false if the owner does not let a choice clear others, or if there is no index of
 * variations.
 */
function createFindConflicts({ context, form }: SwatchesOptions) {
  const { settings } = context;
  return ({ attribute }: SwatchGroup, { value }: SwatchItem, onFound: (values: Choice | null) => void): boolean => {
    const index = form.getIndex();
    if (!settings.deselectUnavailable || !index) return false;
    const request = { choice: form.getState().choice, recency: form.getRecency(), attribute, value };
    const resolve = importConflicts.starter(
      context,
      ({ resolveConflict }) => onFound(resolveConflict(index, request, settings)),
      () => onFound(null),
    );
    resolve();
    return true;
  };
}

/** Loads the stock badges after the first choice has been painted, because no badge appears before a choice. */
function followStockLeft({ context, form }: SwatchesOptions, interaction: InteractionStore): void {
  const { settings, environment, signal } = context;
  const { window: page, clock } = environment;
  const options = { interaction, threshold: settings.stockLabelThreshold, signal };
  const start = importStock.starter(context, (part) => {
    signal.addEventListener('abort', adoptCss(page, part.css), { once: true });
    part.followStock(form, options);
  });
  const look = () => {
    if (form.getState().choice.size > 0) whenPainted(clock, start, signal);
  };
  form.subscribe(look, signal);
  look();
}

/** Follows the visitor's input on the lists, and dismisses a refusal when the choice changes elsewhere. */
function followGroups(
  { context, form, groups, isFirstStart }: SwatchesOptions,
  actions: ItemActions,
  interaction: InteractionStore,
) {
  const { settings, signal } = context;
  let { choice } = form.getState();
  form.subscribe(() => {
    const before = choice;
    choice = form.getState().choice;
    if (before !== choice && !actions.isActing()) actions.dismiss();
  }, signal);
  for (const group of groups) {
    const role = findCatalogRole(group, groups.length, settings);
    const mayChoose = role !== 'navigate';
    const selectOnArrow = settings.selectOnArrow && mayChoose;
    const move = (key: string) => moveByKey(group, key, { actions, selectOnArrow });
    followInput(group, { actions, interaction, mayChoose, move, signal, tipOnFocus: settings.tooltipOnFocus });
    if (isFirstStart && mayChoose) takeEarlyTap(group, actions, signal);
    if (role === 'choose-on-hover') followHover(group, actions, signal);
  }
}

/** Starts the swatches of a form until the context's signal aborts. */
export function startSwatches(options: SwatchesOptions): void {
  const { context, form, groups } = options;
  const { settings, environment, signal } = context;
  if (groups.length === 0) return;
  const limit = displayLimit(groups);
  const interaction = createStore(reduceInteraction, { ...NO_INTERACTION, revealed: limit.opened });
  const { describe, reasons } = createDescribe(options, limit.isBeyond);
  const actions = createItemActions({
    form,
    interaction,
    clearOnReselect: settings.clearOnReselect,
    clock: environment.clock,
    signal,
    findView: (group, item) =>
      describe(form.getState(), interaction.getState())[groups.indexOf(group)]?.items[group.items.indexOf(item)],
    findConflicts: createFindConflicts(options),
    findFirstBeyond: limit.findFirst,
  });

  const store = followState(options, interaction, describe);
  const onFirstLayout = startFirstResponse(options, store);
  const shopText = settings.unavailableTooltipText || settings.unavailableText;
  // If the notices fail to load, a refusal is announced in a short message.
  const onNoticesFailed = () => interaction.getState().refusal && form.speak(shopText ?? reasons.unavailable);
  const props = { context, form, groups, store, actions, reasons, shopText, onFirstLayout, onNoticesFailed };
  const startView = loadView.starter(context, (view) => view.startView(props), onNoticesFailed);
  // A form that restarts because lists were added to it renders immediately.
  if (loadView.peek()) startView();
  else hydrate(context, startView);
  followGroups(options, actions, interaction);
  if (settings.showVariationStock) followStockLeft(options, interaction);
  interaction.subscribe(startView, signal);
}
