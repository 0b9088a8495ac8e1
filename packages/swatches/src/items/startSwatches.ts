import {
  createStore,
  createStrings,
  type IslandContext,
  lazyPart,
  listen,
  markOwnRoot,
  type Store,
} from '@hadaya/core';
import { createFeature } from '@hadaya/core/feature';
import { triggerJQuery } from '@hadaya/core/jquery';
import { renderIsland } from '@hadaya/core/react';
import type { Choice, VariationForm, VariationState } from '@hadaya/variations';
import { createElement } from 'react';
import { findCard, findCatalogRole } from '../catalog/catalogRole.ts';
import { displayLimit } from '../limit/displayLimit.ts';
import { hasTooltip, watchTooltips } from '../notices/watchTooltips.ts';
import type { SwatchSettings } from '../settings.ts';
import { addLabelSpans, findLabelSpan } from './addLabelSpans.ts';
import { describeItems, type FormFacts, type GroupView } from './describeItems.ts';
import { followInput } from './followInput.ts';
import type { ItemReason } from './interaction.ts';
import { type Interaction, type InteractionChange, NO_INTERACTION, reduceInteraction } from './interaction.ts';
import { createItemActions, type ItemActions } from './itemActions.ts';
import { loadOnDemand, Swatches, type SwatchesProps } from './Swatches.tsx';
import { findRadioName, hasBox, isHiddenByPage, type SwatchGroup, type SwatchItem } from './swatchGroup.ts';

/** The words that explain an item; the owner's tooltip settings come before them. */
const itemStrings = {
  en: { unavailable: 'Unavailable', outOfStock: 'Sold out' },
  ar: { unavailable: 'غير متوفر', outOfStock: 'نفدت الكمية' },
} as const;

/** A form and the lists in it that are brought to life. */
export interface SwatchesOptions {
  readonly context: IslandContext<SwatchSettings>;
  readonly form: VariationForm;
  readonly groups: readonly SwatchGroup[];
}

/** The file of what only a visitor's hand asks for. */
export const importOnDemand = lazyPart(loadOnDemand);

/** What is fetched on demand starts when the returned function is called. */
function onDemand(
  context: IslandContext<SwatchSettings>,
  start: (part: Awaited<ReturnType<typeof loadOnDemand>>) => void,
  onLost?: () => void,
): () => void {
  return createFeature(context, { load: importOnDemand, start, ...(onLost && { onLost }) });
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
    onDemand(
      context,
      (part) => onFound(part.resolveConflict(index, request, settings)),
      () => onFound(null),
    )();
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
  const look = () => {
    if (form.getState().choice.size === 0) return;
    if (card) startCard();
    if (settings.showVariationStock) startStock();
  };
  form.subscribe(look, signal);
  look();
}

/** Says on jQuery which items are selected now, as the plugin does after each redraw. */
function reportSelected(page: Window, groups: readonly SwatchGroup[]): void {
  for (const { items, select } of groups) {
    const item = items.find(({ value }) => value !== '' && value === select.value);
    if (item) triggerJQuery(page, [item.node, 'wvs-item-updated'], [select.value, item.value]);
  }
}

/** Writes the chosen title behind the attribute's label. */
function writeLabel(label: HTMLElement | null | undefined, text = ''): void {
  if (label && label.textContent !== text) label.textContent = text;
}

/** Puts the dots of native radios where the choice is. */
function syncRadios({ items, select }: SwatchGroup): void {
  for (const { input, value } of items) if (input) input.checked = value !== '' && select.value === value;
}

/**
 * Moves the focus to its group's tab stop when the item that holds it has lost its box (an unavailable value that the
 * owner hides): the browser would drop it to the page. The tab stop stays on a focused item as long as nothing hides it, so
 * that the page is not laid out at every choice to find that out.
 */
function keepFocus({ list, items }: SwatchGroup, view: GroupView | undefined): void {
  const { activeElement } = list.ownerDocument;
  const focused = list.contains(activeElement) && items.find(({ control }) => control === activeElement);
  const stop = items[view?.tabStop ?? 0];
  if (focused && focused !== stop && !hasBox(focused)) stop?.control.focus();
}

/** Makes the node of ours in which notices are drawn, hidden, under the first list; it leaves with the signal. */
function createPlace(first: SwatchGroup, signal: AbortSignal): HTMLElement {
  const place = first.list.ownerDocument.createElement('div');
  place.hidden = true;
  place.dataset.hadayaOwn = 'swatches';
  markOwnRoot(place, 'swatches');
  first.list.after(place);
  signal.addEventListener('abort', () => place.remove(), { once: true });
  return place;
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
    findView: (group, item) =>
      describe(form.getState(), interaction.getState())[groups.indexOf(group)]?.items[group.items.indexOf(item)],
    findConflicts: createFindConflicts(options),
  });

  addLabelSpans(element, signal);
  const place = createPlace(first, signal);
  const labels = groups.map(({ list }) => findLabelSpan(element, list));
  const nodes = groups.map((group) => ({ group, radioName: findRadioName(group) }));
  const onDrawn: SwatchesProps['onDrawn'] = (views, isNew) => {
    groups.forEach((group, index) => {
      writeLabel(labels[index], views[index]?.labelText);
      syncRadios(group);
      keepFocus(group, views[index]);
    });
    if (isNew) reportSelected(environment.window, groups);
  };
  const shopText = settings.unavailableTooltipText || settings.unavailableText;
  const notices = { groups, place, actions, shopText, lostText: reasons.unavailable };
  const props: SwatchesProps = { form, interaction, groups: nodes, limit, reasons, describe, onDrawn, notices };
  renderIsland(context, createElement(Swatches, props), { into: place });

  followGroups(options, actions, interaction);
  followOnDemand(options, interaction);
}
