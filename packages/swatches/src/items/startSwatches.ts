import {
  createStore,
  createStrings,
  type IslandContext,
  lazyPart,
  listen,
  type Store,
  whenPainted,
} from '@hadaya/core';
import { createFeature } from '@hadaya/core/feature';
import type { Choice, VariationState } from '@hadaya/variations';
import { findCard, findCatalogRole } from '../catalog/catalogRole.ts';
import { displayLimit } from '../limit/displayLimit.ts';
import { watchNotices } from '../notices/watchNotices.ts';
import { hasTooltip, watchTooltips } from '../notices/watchTooltips.ts';
import type { SwatchSettings } from '../settings.ts';
import { addLabelSpans } from './addLabelSpans.ts';
import { addExplanations, createPlace } from './createPlace.ts';
import { describeItems, type FormFacts } from './describeItems.ts';
import { followInput } from './followInput.ts';
import {
  type Interaction,
  type InteractionChange,
  type ItemReason,
  NO_INTERACTION,
  reduceInteraction,
} from './interaction.ts';
import { createItemActions, type ItemActions } from './itemActions.ts';
import type { SwatchesOptions } from './SwatchesOptions.ts';
import { startPainting } from './startPainting.ts';
import { isHiddenByPage, type SwatchGroup, type SwatchItem } from './swatchGroup.ts';

/** The words that explain an item; the owner's tooltip settings come before them. */
const itemStrings = {
  en: { unavailable: 'Unavailable', outOfStock: 'Sold out' },
  ar: { unavailable: 'غير متوفر', outOfStock: 'نفدت الكمية' },
} as const;

/** The file of what only a visitor's hand asks for. */
export const importOnDemand = lazyPart(() => import('../onDemand.ts'));

const importConflicts = lazyPart(() => import('../notices/resolveConflict.ts'));

/** What is fetched on demand starts when the returned function is called. */
function onDemand(
  context: IslandContext<SwatchSettings>,
  start: (part: Awaited<ReturnType<typeof importOnDemand>>) => void,
): () => void {
  return createFeature(context, { load: importOnDemand, start });
}

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
    createFeature(context, {
      load: importConflicts,
      start: ({ resolveConflict }) => onFound(resolveConflict(index, request, settings)),
      onLost: () => onFound(null),
    })();
    return true;
  };
}

/**
 * Fetches what opens tooltips when the first one is wanted, what counts the stock once something is chosen, and what shows a
 * choice on the product card around the form.
 */
function followOnDemand({ context, form, groups }: SwatchesOptions, interaction: InteractionStore): void {
  const { element, settings, environment, signal } = context;
  const page = environment.window;
  const watch = { onFocus: settings.tooltipOnFocus, signal };
  let wanted: SwatchItem | undefined;
  const startTooltips = onDemand(context, (part) => part.followTooltips(groups, wanted, { page, ...watch }));
  const onItem = (item: SwatchItem | undefined) => {
    wanted = item;
    if (item && hasTooltip(item)) startTooltips();
  };
  for (const group of groups) watchTooltips(group, watch, onItem);

  const card = findCard(element, settings.cardSelector);
  const startCard = onDemand(context, (part) => card && part.followCard({ form, card, settings }, signal));
  const threshold = settings.stockLabelThreshold;
  const startStock = onDemand(context, (part) => part.followStock(form, { interaction, threshold, page, signal }));
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
function followGroups({ context, form, groups }: SwatchesOptions, actions: ItemActions, interaction: InteractionStore) {
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
    const move = (key: string) => onDemand(context, (part) => part.moveByKey(group, key, { actions, selectOnArrow }))();
    followInput(group, { actions, interaction, mayChoose, move, signal });
    if (role !== 'choose-on-hover') continue;
    const startHover = onDemand(context, (part) => part.followHover(group, actions, signal));
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
  const place = createPlace(first, signal);
  const explanations = addExplanations(place, reasons);
  const { hasReason } = startPainting(options, { interaction, limit, describe, explanations });
  const shopText = settings.unavailableTooltipText || settings.unavailableText;
  watchNotices(context, {
    ...{ form, interaction, groups, place, actions, shopText, hasReason },
    lostText: reasons.unavailable,
  });
  followGroups(options, actions, interaction);
  followOnDemand(options, interaction);
}
