import { contain, createLoan, type Store } from '@hadaya/core';
import { triggerJQuery } from '@hadaya/core/jquery';
import type { VariationState } from '@hadaya/variations';
import {
  findRadioName,
  type GroupView,
  hasBox,
  type Interaction,
  type InteractionChange,
  type ItemReason,
  type SwatchesOptions,
  type SwatchGroup,
} from '../items/index.ts';
import { createShowMore, type DisplayLimit } from '../limit/index.ts';
import { findLabelSpan } from './addLabelSpans.ts';
import { createGroupPainter } from './createGroupPainter.ts';

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

/** What the swatches are drawn from, and how. */
export interface DrawingOptions {
  readonly interaction: Store<Interaction, InteractionChange>;
  readonly limit: DisplayLimit;
  readonly describe: (state: VariationState, interaction: Interaction) => readonly (GroupView | undefined)[];
  /** Ids of the texts that explain an item, by reason. */
  readonly explanations: Readonly<Record<ItemReason, string>>;
}

/** The functions that draw one group: its items and the rest beyond the limit, then what reads the page or moves the focus. */
function createDrawing({ context }: SwatchesOptions, group: SwatchGroup, { limit, explanations }: DrawingOptions) {
  const { element, signal } = context;
  const { list, more } = group;
  const drawItems = createGroupPainter(group, { radioName: findRadioName(group), explanations, signal });
  const reveal = more && createShowMore({ list, more, first: limit.findFirst(group), signal });
  const label = findLabelSpan(element, list);
  return {
    attribute: group.attribute,
    draw(view: GroupView | undefined, isRevealed: boolean) {
      if (view) drawItems(view);
      if (view) reveal?.(isRevealed);
      writeLabel(label, view?.labelText);
      syncRadios(group);
    },
    keepFocus: (view: GroupView | undefined) => keepFocus(group, view),
  };
}

/**
 * Draws a form's swatches on the server's nodes: now, and within each call that changes what they show, for the page reads
 * them right after it has changed the form. `hasReason` tells whether any value cannot simply be had.
 */
export function startPainting(
  options: SwatchesOptions,
  drawing: DrawingOptions,
): { readonly hasReason: () => boolean } {
  const { context, form, groups } = options;
  const { interaction, describe } = drawing;
  const { environment, signal } = context;
  createLoan(signal).classes(form.root, { 'wvs-loaded': true });
  const parts = groups.map((group) => createDrawing(options, group, drawing));
  let drawn = { state: form.getState(), doing: interaction.getState() };
  let views: readonly (GroupView | undefined)[] = [];

  const draw = () => {
    drawn = { state: form.getState(), doing: interaction.getState() };
    const { revealed } = drawn.doing;
    views = describe(drawn.state, drawn.doing);
    for (const [index, part] of parts.entries()) part.draw(views[index], revealed.has(part.attribute));
    for (const [index, part] of parts.entries()) part.keepFocus(views[index]);
  };
  const drawForm = () => {
    const { attributes, match } = drawn.state;
    draw();
    if (attributes !== drawn.state.attributes || match !== drawn.state.match) {
      reportSelected(environment.window, groups);
    }
  };
  const drawDoing = () => {
    const { focus, revealed, stockLeft } = interaction.getState();
    const { doing } = drawn;
    if (focus !== doing.focus || revealed !== doing.revealed || stockLeft !== doing.stockLeft) draw();
  };
  draw();
  form.subscribe(() => contain(drawForm, signal), signal);
  interaction.subscribe(() => contain(drawDoing, signal), signal);
  return { hasReason: () => views.some((view) => view?.items.some(({ reason }) => reason !== null)) };
}
