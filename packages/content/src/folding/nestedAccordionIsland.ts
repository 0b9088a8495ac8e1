import { isFieldKey, listen } from '@hadaya/core';
import { defineWidget, readWidgetSettings, uniqueId, WIDGETS, type Widget } from '../widget/index.ts';
import { bindTitles } from './dom/bindTitles.ts';
import { createFold } from './dom/createFold.ts';
import { createFolding } from './dom/createFolding.ts';
import { holdTitle } from './dom/holdTitle.ts';
import { type DetailsItem, foldDetails, readDetails } from './dom/readDetails.ts';
import { readAccordionOptions } from './model/readAccordionOptions.ts';

/**
 * Links each `summary` to its panel with `aria-controls`, and makes the panel a region named by its title. Removes
 * `aria-expanded`, because browsers expose a summary's state natively.
 */
function nameParts({ element, loan }: Widget, items: readonly DetailsItem[]): void {
  const block = element.querySelector('.e-n-accordion');
  if (block) loan.attributes(block, { role: 'group' });
  for (const { summary, region } of items) {
    loan.attributes(summary, { 'aria-expanded': null, tabindex: null, 'aria-controls': uniqueId(region, loan) });
    loan.attributes(region, { role: 'region', 'aria-labelledby': uniqueId(summary, loan) });
  }
}

/**
 * On Escape, closes the item that contains the focus and returns the focus to the item's title; in a field, leaves
 * Escape to the field.
 */
function bindEscape({ element, signal }: Widget, items: readonly DetailsItem[], close: (item: number) => void): void {
  listen(
    element,
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isFieldKey(event)) return;
      if (!(event.target instanceof Node)) return;
      const { target } = event;
      const item = items.findIndex(({ details }) => details.open && details.contains(target));
      if (item < 0) return;
      event.preventDefault();
      items[item]?.summary.focus();
      close(item);
    },
    { signal },
  );
}

/** Starts a nested accordion; items that the server printed open stay open. */
function startNestedAccordion(widget: Widget): void {
  const { element, environment, signal } = widget;
  const options = readAccordionOptions(readWidgetSettings(element));
  for (const { path, message } of options.problems) environment.logger.warn(`${path}: ${message}`);
  const items = readDetails(element);
  const open = [...items.keys()].filter((item) => items[item]?.details.open);
  nameParts(widget, items);
  const written = new Set<EventTarget>();
  const folds = items.map((item) => createFold(foldDetails(item, widget, written), widget));
  const { store, reveal } = createFolding(widget, {
    items: items.map(({ summary, region }) => ({ titles: [summary], panel: region })),
    rule: options.rule,
    open,
    duration: options.duration,
    show: (item, isOpen, ms) => folds[item]?.(isOpen, ms),
  });
  bindTitles(widget, {
    sets: [items.map(({ summary }) => summary)],
    arrows: () => 'both',
    areNative: true,
    onPress(item) {
      const title = items[item]?.summary;
      if (title) holdTitle(widget, title, options.duration);
      store.dispatch({ kind: 'toggled', item });
    },
  });
  bindEscape(widget, items, (item) => store.dispatch({ kind: 'closed', item }));
  // Find-in-page opens a `details` by itself. The event also fires, slightly later, for Hadaya's own changes; `written`
  // filters these out.
  const follow = ({ target }: Event) => {
    if (!target || written.delete(target)) return;
    const item = items.findIndex(({ details }) => details === target);
    if (items[item]?.details.open && !environment.window.matchMedia('print').matches) reveal(item);
  };
  listen(element, 'toggle', follow, { signal, capture: true });
}

/** The nested accordion: native `details` with animation and keyboard navigation. */
export const nestedAccordionIsland = defineWidget({
  name: 'nested-accordion',
  where: WIDGETS.nestedAccordion,
  start: startNestedAccordion,
});
