import { defineWidget, uniqueId, WIDGETS, type Widget } from '../widget/index.ts';
import { bindTitles } from './dom/bindTitles.ts';
import { createFold, foldPanel } from './dom/createFold.ts';
import { createFolding } from './dom/createFolding.ts';
import { exposeSet, isNarrow, readTabs } from './dom/readTabs.ts';

const FOCUSABLE = 'a[href],button,input,select,textarea,summary,iframe,video[controls],audio[controls],[tabindex="0"]';

/** Starts a tabs widget; the titles for wide and narrow screens stay in sync. */
function startTabs(widget: Widget): void {
  const { element, loan, settings } = widget;
  const parts = readTabs(element);
  if (!parts) return;
  const { tabs, row, column } = parts;
  // Runs first, because it reads the titles' visibility, and earlier writes would force a style recalculation.
  exposeSet(widget, parts);
  for (const { desktop, mobile, panel } of tabs) {
    const controls = uniqueId(panel, loan);
    // A tab's only state is its selection; screen readers would also read out the printed `aria-expanded`.
    for (const title of [desktop, mobile]) loan.attributes(title, { 'aria-controls': controls, 'aria-expanded': null });
    loan.attributes(panel, { 'aria-labelledby': uniqueId(desktop, loan) });
  }
  // The panels' parent is not the tab list. The row of titles is or, while that row is hidden, a list that Hadaya adds.
  loan.attributes(column, { role: null, 'aria-orientation': null });
  const folds = tabs.map(({ panel }) => createFold(foldPanel(panel, widget), widget));
  const { store } = createFolding(widget, {
    items: tabs.map(({ desktop, mobile, panel }) => ({ titles: [desktop, mobile], panel })),
    rule: { opens: 'one', closes: 'never' },
    open: [0],
    duration: 0,
    isShown: (index) => tabs[index]?.desktop.classList.contains('elementor-active') ?? false,
    show(index, isOpen) {
      const tab = tabs[index];
      if (!tab) return;
      for (const node of [tab.desktop, tab.mobile, tab.panel]) loan.classes(node, { 'elementor-active': isOpen });
      for (const title of [tab.desktop, tab.mobile])
        loan.attributes(title, { 'aria-selected': String(isOpen), tabindex: isOpen ? '0' : '-1' });
      const isStop = isOpen && !tab.panel.querySelector(FOCUSABLE);
      loan.attributes(tab.panel, { tabindex: isStop ? '0' : null });
      folds[index]?.(isOpen, 0);
    },
  });
  const open = (item: number) => store.dispatch({ kind: 'opened', item });
  const isColumn =
    row.getAttribute('aria-orientation') === 'vertical' || element.matches('.elementor-tabs-view-vertical');
  bindTitles(widget, {
    sets: [tabs.map(({ desktop }) => desktop), tabs.map(({ mobile }) => mobile)],
    arrows: () => (isNarrow(parts) || isColumn ? 'both' : 'horizontal'),
    onPress: open,
    onMove: (item) => settings.activation === 'auto' && open(item),
  });
}

/** Tabs: one is always open, initially the first; on narrow screens their titles are between the panels. */
export const tabsIsland = defineWidget({ name: 'tabs', where: WIDGETS.tabs, start: startTabs });
