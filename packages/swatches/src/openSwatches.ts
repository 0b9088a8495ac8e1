import { createStore, createStrings, type IslandContext } from '@hadaya/core';
import { renderIsland } from '@hadaya/core/react';
import type { VariationForm } from '@hadaya/variations';
import { createElement } from 'react';
import { type Actions, createActions } from './createActions.ts';
import { describeForm } from './describeForm.ts';
import { findCatalogRole } from './dom/catalogRole.ts';
import { findItem } from './dom/findItem.ts';
import { followPointer } from './dom/followPointer.ts';
import { triggerJQuery } from './dom/jqueryTrigger.ts';
import { addLabelSpans, findLabelSpan } from './dom/labelSpans.ts';
import { createNoticePlace } from './dom/noticePlace.ts';
import { findRadioName, syncRadios } from './dom/radioNames.ts';
import type { SwatchGroup } from './dom/swatchGroup.ts';
import { itemStrings } from './itemStrings.ts';
import { type CompanionLoad, loadCompanion } from './loadCompanion.ts';
import { NO_INTERACTION, reduceInteraction } from './model/interaction.ts';
import type { SwatchSettings } from './settings.ts';
import { Swatches } from './view/Swatches.tsx';

/** A form and the lists in it that are brought to life. */
export interface SwatchesPlace {
  readonly context: IslandContext<SwatchSettings>;
  readonly form: VariationForm;
  readonly groups: readonly SwatchGroup[];
}

/** Says on jQuery which items are selected now, as the plugin does after each redraw. */
/** A list that hides items beyond a limit: which ones, only the companion knows. */
function isLimited({ list }: SwatchGroup): boolean {
  return list.matches('[class*="display-limit-mode"]');
}

function reportSelected(groups: readonly SwatchGroup[]): void {
  for (const { items, select } of groups) {
    const item = items.find(({ value }) => value !== '' && value === select.value);
    if (item) triggerJQuery(item.node, 'wvs-item-updated', () => [select.value, item.value]);
  }
}

/** Prepares one form: what is known, what can be done, and the companion that follows. */
function prepare({ context, form, groups }: SwatchesPlace, onLoaded: () => void) {
  const { element, settings, signal } = context;
  const words = createStrings(itemStrings, element);
  const rules = { ...settings, outOfStockWord: words.outOfStock };
  const interaction = createStore(reduceInteraction, NO_INTERACTION);
  const roles = groups.map((group) => findCatalogRole(group, groups.length, settings));
  const load: CompanionLoad = loadCompanion({
    root: element,
    prepare: () => ({ context, form, groups, roles, actions, interaction, findItem }),
    onLoaded: () => onLoaded(),
    fail: context.fail,
    signal,
  });
  const describe = () => describeForm({ form, groups, rules }, interaction.getState(), load.getCompanion());
  const findView = (group: SwatchGroup, item: SwatchGroup['items'][number]) =>
    describe()[groups.indexOf(group)]?.items[group.items.indexOf(item)];
  const { clearOnReselect } = settings;
  const actions: Actions = createActions({ form, clearOnReselect, interaction, findView, load });
  const reasons = {
    unavailable: settings.unavailableTooltipText || words.unavailable,
    'out-of-stock': settings.outOfStockTooltipText || words.outOfStock,
  };
  return { load, interaction, actions, describe, roles, reasons };
}

type Prepared = ReturnType<typeof prepare>;

/** Draws the form; returns the function that draws it again. */
function startDrawing({ context, groups }: SwatchesPlace, first: SwatchGroup, prepared: Prepared): () => void {
  const { element: root, signal } = context;
  const { describe, reasons, load } = prepared;
  addLabelSpans(root, signal);
  const place = createNoticePlace(first, signal);
  const places = groups.map((group) => ({
    group,
    label: findLabelSpan(root, group.list),
    radioName: findRadioName(group),
  }));
  const draw = (write: (node: ReturnType<typeof createElement>) => void) => {
    const companion = load.getCompanion();
    const notice = companion?.findNotice();
    const views = describe();
    const extras = [companion?.renderMore(), notice && companion?.renderNotice(notice)];
    write(createElement(Swatches, { root, places, reasons, views }, ...extras));
    groups.forEach(syncRadios);
    companion?.settle(views);
    place.showUnder(groups.find(({ attribute }) => attribute === notice?.attribute));
  };
  let redraw: Parameters<typeof draw>[0] = () => {};
  draw((node) => {
    redraw = renderIsland(context, node, { into: place.node });
  });
  return () => draw(redraw);
}

/** Draws the swatches of a form and follows the form and the visitor until the context's signal aborts. */
export function openSwatches(place: SwatchesPlace): void {
  const { context, form, groups } = place;
  const { signal } = context;
  const [first] = groups;
  if (!first) return;
  let draw = () => {};
  const prepared = prepare(place, () => draw());
  const { actions, interaction, roles, load } = prepared;
  draw = startDrawing(place, first, prepared);
  interaction.subscribe(draw, signal);
  const bring = () => load.whenLoaded(() => {});
  if (context.settings.showVariationStock || groups.some(isLimited)) bring();

  let known = form.getState();
  form.subscribe(() => {
    const before = known;
    known = form.getState();
    if (before.attributes === known.attributes && before.match === known.match) return;
    if (before.choice !== known.choice && !actions.isActing()) actions.dismiss();
    if (known.choice.size > 0) bring();
    draw();
    reportSelected(groups);
  }, signal);

  groups.forEach((group, order) => {
    followPointer(group, { actions, mayChoose: roles[order] !== 'navigate', signal });
  });
}
