import { createStore, createStrings, lazyPart, listen, type Store, whenPainted } from '@hadaya/core';
import type { Choice, VariationState } from '@hadaya/variations';
import { findCard, findCatalogRole } from './catalog/catalogRole.ts';
import { followInput, moveByKey, takeEarlyTap } from './input/index.ts';
import {
  createItemActions,
  describeItems,
  type FormFacts,
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
import { displayLimit } from './limit/index.ts';
import { addExplanations, createNoticeHost, watchNotices } from './notices/index.ts';
import { addLabelSpans, startPainting } from './painting/index.ts';
import { hasTooltip, watchTooltips } from './tooltips/index.ts';

/** The words that explain an item; the owner's tooltip settings come before them. */
const itemStrings = {
  en: { unavailable: 'Unavailable', outOfStock: 'Sold out' },
  ar: { unavailable: 'غير متوفر', outOfStock: 'نفدت الكمية' },
} as const;

const importConflicts = lazyPart(() => import('./notices/resolveConflict.ts'));
const importTooltips = lazyPart(() => import('./tooltips/followTooltips.ts'));
const importStock = lazyPart(() => import('./stock/followStock.ts'));
const importCard = lazyPart(() => import('./catalog/followCard.ts'));

type InteractionStore = Store<Interaction, InteractionChange>;

/** How the items are described: by the form, what the visitor does, and the owner's settings. */
function createDescribe({ context, groups }: SwatchesOptions, isBeyond: ReturnType<typeof displayLimit>['isBeyond']) {
  const { element, settings } = context;
  const words = createStrings(itemStrings, element);
  const rules = { ...settings, outOfStockWord: words.outOfStock };
  const describe = (state: VariationState, interaction: Interaction) => {
    const isHidden: FormFacts['isHidden'] = (group, index, { isDisabled }) =>
      isHiddenByPage(group, index, isDisabled) ||
      (!interaction.revealed.has(group.attribute) && isBeyond(group, index));
    return describeItems({ state, groups, interaction, isHidden }, rules);
  };
  const reasons: Readonly<Record<ItemReason, string>> = {
    unavailable: settings.unavailableTooltipText || words.unavailable,
    'out-of-stock': settings.outOfStockTooltipText || words.outOfStock,
  };
  return { describe, reasons };
}

/** Finds what has to give way to a value, where the owner lets a choice push others aside. */
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

/**
 * Fetches what opens tooltips when the first one is wanted, what counts the stock once something is chosen, and what shows a
 * choice on the product card around the form.
 */
function followFeatures({ context, form, groups }: SwatchesOptions, interaction: InteractionStore): void {
  const { element, settings, environment, signal } = context;
  const page = environment.window;
  const watch = { onFocus: settings.tooltipOnFocus, signal };
  let wanted: SwatchItem | undefined;
  const startTooltips = importTooltips.starter(context, (part) =>
    part.followTooltips(groups, wanted, { page, ...watch }),
  );
  const onItem = (item: SwatchItem | undefined) => {
    wanted = item;
    if (item && hasTooltip(item)) startTooltips();
  };
  for (const group of groups) watchTooltips(group, watch, onItem);

  const card = findCard(element, settings.cardSelector);
  const startCard = importCard.starter(context, (part) => card && part.followCard({ form, card, settings }, signal));
  const threshold = settings.stockLabelThreshold;
  const startStock = importStock.starter(context, (part) =>
    part.followStock(form, { interaction, threshold, page, signal }),
  );
  const startShown = () => {
    if (card) startCard();
    if (settings.showVariationStock) startStock();
  };
  const look = () => {
    if (form.getState().choice.size > 0) whenPainted(environment.clock, startShown, signal);
  };
  form.subscribe(look, signal);
  look();
}

/** Follows what a visitor does on the lists, and lets what was refused rest when somebody else changes the choice. */
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
    followInput(group, { actions, interaction, mayChoose, move, signal });
    if (isFirstStart && mayChoose) takeEarlyTap(group, actions, signal);
    if (role !== 'choose-on-hover') continue;
    const startHover = importCard.starter(context, (part) => part.followHover(group, actions, signal));
    listen(group.list, 'pointerover', startHover, { signal });
  }
}

/** Brings the swatches of a form to life until the context's signal aborts. */
export function startSwatches(options: SwatchesOptions): void {
  const { context, form, groups } = options;
  const { element, settings, environment, signal } = context;
  const [first] = groups;
  if (!first) return;
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
  });

  addLabelSpans(element, signal);
  const host = createNoticeHost(first, signal);
  const explanations = addExplanations(host, reasons);
  const { hasReason } = startPainting(options, { interaction, limit, describe, explanations });
  const shopText = settings.unavailableTooltipText || settings.unavailableText;
  watchNotices(context, {
    ...{ form, interaction, groups, host, actions, shopText, hasReason },
    lostText: reasons.unavailable,
  });
  followGroups(options, actions, interaction);
  followFeatures(options, interaction);
}
