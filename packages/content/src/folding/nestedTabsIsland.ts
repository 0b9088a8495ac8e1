import { isFieldKey, listen } from '@hadaya/core';
import { triggerJQuery } from '@hadaya/core/jquery';
import {
  canMove,
  defineWidget,
  ownNodes,
  readWidgetSettings,
  uniqueId,
  WIDGETS,
  type Widget,
} from '../widget/index.ts';
import { bindTitles } from './dom/bindTitles.ts';
import { createFolding } from './dom/createFolding.ts';
import { dragHeading } from './dom/dragHeading.ts';

/** Nodes of a nested tabs widget, without those of widgets inside its panels. */
export interface NestedTabsParts {
  readonly root: HTMLElement;
  readonly heading: HTMLElement;
  readonly tabs: readonly { readonly title: HTMLElement; readonly panel: HTMLElement }[];
}

/**
 * Reads the builder's markup. Authors may give titles their own ids, so titles are matched by the panel that they
 * control.
 */
function readNestedTabs(widget: HTMLElement): NestedTabsParts | undefined {
  const root = widget.matches('.e-n-tabs') ? widget : ownNodes(widget, '.e-n-tabs')[0];
  const [heading] = ownNodes(widget, '.e-n-tabs-heading');
  const titles = ownNodes(widget, '.e-n-tab-title[aria-controls]');
  const panels = ownNodes(widget, '.e-n-tabs-content > [role="tabpanel"]');
  const tabs = titles.flatMap((title, index) => {
    const panel = panels.find(({ id }) => id === title.getAttribute('aria-controls')) ?? panels[index];
    return panel ? [{ title, panel }] : [];
  });
  return root && heading && tabs.length > 0 ? { root, heading, tabs } : undefined;
}

/** The builder's delay before it opens a tab in the accordion layout, in milliseconds. */
const ACCORDION_DELAY_MS = 10;
const TABLET_MAX = '(max-width: 1024px)';

function markParts({ environment, loan, signal }: Widget, { root, tabs }: NestedTabsParts): void {
  const page = environment.window;
  loan.classes(root, { 'e-activated': true });
  const markTouch = (isNarrow: boolean) => {
    const isTouch = isNarrow || page.matchMedia('(pointer: coarse)').matches;
    loan.attributes(root, { 'data-touch-mode': String(isTouch), role: 'group' });
  };
  const tablet = page.matchMedia(TABLET_MAX);
  markTouch(false);
  listen(tablet, 'change', ({ matches }) => markTouch(matches), { signal });
  for (const { title, panel } of tabs) {
    loan.attributes(title, { 'aria-controls': uniqueId(panel, loan) });
    loan.attributes(panel, { 'aria-labelledby': uniqueId(title, loan) });
  }
}

/**
 * Notifies the builder's add-ons that a tab is shown, so that maps and videos inside the tab update their size.
 */
function announceTab(
  { environment, element }: Widget,
  panel: HTMLElement | undefined,
  by: 'pointer' | 'key' | undefined,
) {
  const page = environment.window;
  triggerJQuery(page, [page, 'elementor/nested-tabs/activate'], [panel]);
  triggerJQuery(page, [page, 'elementor/bg-video/recalc']);
  if (by !== 'key') return;
  const titleIndex = panel?.dataset.tabIndex;
  triggerJQuery(
    page,
    [page, 'elementor/nested-elements/activate-by-keyboard'],
    [{ widgetId: element.dataset.id, titleIndex }],
  );
}

/** On Escape inside a panel, returns the focus to the panel's title; in a field, leaves Escape to the field. */
function bindEscape({ element, signal }: Widget, { tabs }: NestedTabsParts): void {
  const leave = (event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== 'Escape' || event.defaultPrevented || isFieldKey(event) || !(target instanceof Node)) return;
    const inside = tabs.find(({ panel }) => panel.contains(target));
    if (!inside) return;
    event.preventDefault();
    inside.title.focus();
  };
  listen(element, 'keydown', leave, { signal });
}

/** Starts nested tabs; the tab that the server printed as selected is open. */
function startNestedTabs(widget: Widget): void {
  const { element, environment, loan, signal } = widget;
  const parts = readNestedTabs(element);
  const { horizontal_scroll: scroll } = readWidgetSettings(element);
  if (!parts) return;
  const { tabs, heading } = parts;
  markParts(widget, parts);
  let pressedBy: 'pointer' | 'key' | undefined;
  const selected = tabs.findIndex(({ title }) => title.getAttribute('aria-selected') === 'true');
  const { store } = createFolding(widget, {
    items: tabs.map(({ title, panel }) => ({ titles: [title], panel })),
    rule: { opens: 'one', closes: 'never' },
    open: [Math.max(selected, 0)],
    duration: 0,
    isShown: (index) => tabs[index]?.panel.classList.contains('e-active') ?? false,
    show(index, isOpen) {
      const tab = tabs[index];
      if (!tab) return;
      loan.attributes(tab.title, { 'aria-selected': String(isOpen), tabindex: isOpen ? '0' : '-1' });
      loan.classes(tab.panel, { 'e-active': isOpen });
    },
    onOpened: (item) => announceTab(widget, tabs[item]?.panel, pressedBy),
  });
  const open = (item: number, by: 'pointer' | 'key') => {
    pressedBy = by;
    store.dispatch({ kind: 'opened', item });
    pressedBy = undefined;
  };
  const isAccordion = () => getComputedStyle(heading).display === 'contents';
  bindTitles(widget, {
    sets: [tabs.map(({ title }) => title)],
    arrows: () => 'both',
    areNative: true,
    onPress: (item, by) =>
      isAccordion() && canMove(widget)
        ? environment.clock.after(ACCORDION_DELAY_MS, () => open(item, by), signal)
        : open(item, by),
  });
  bindEscape(widget, parts);
  if (scroll === 'enable') dragHeading(widget, heading);
}

/** Nested tabs: arrow keys move the focus along the titles; a click, Enter or Space opens a tab. */
export const nestedTabsIsland = defineWidget({
  name: 'nested-tabs',
  where: WIDGETS.nestedTabs,
  start: startNestedTabs,
});
