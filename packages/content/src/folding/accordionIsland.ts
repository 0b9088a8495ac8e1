import { defineWidget, ownNodes, uniqueId, WIDGETS, type Widget } from '../widget/index.ts';
import { bindTitles } from './dom/bindTitles.ts';
import { createFold, foldPanel } from './dom/createFold.ts';
import { createFolding, type FoldingPlan } from './dom/createFolding.ts';
import { holdTitle } from './dom/holdTitle.ts';

/**
 * Returns the heading level for a widget's titles: one below the nearest preceding heading, so that no level is
 * skipped.
 */
function headingLevel(widget: Element): number {
  const before = [...widget.ownerDocument.querySelectorAll('h1,h2,h3,h4,h5')].filter(
    (heading) => heading.compareDocumentPosition(widget) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return Number(before.at(-1)?.tagName.slice(1) ?? 1) + 1;
}

/** Duration of opening or closing an item, in milliseconds. */
const FOLD_MS = 400;
/** Maximum number of panel landmarks; with more panels, a landmark for each would be noise. */
const MOST_REGIONS = 6;

interface AccordionItem {
  readonly title: HTMLElement;
  /** The focusable element: the link inside the title, or the title itself if it contains no link. */
  readonly control: HTMLElement;
  readonly panel: HTMLElement;
}

const controlOf = (title: HTMLElement) => title.querySelector<HTMLElement>('a') ?? title;

function readItems(widget: Widget): AccordionItem[] {
  return ownNodes(widget.element, '.elementor-tab-title').flatMap((title) => {
    const panel = title.nextElementSibling;
    if (!(panel instanceof HTMLElement)) return [];
    return [{ title, control: controlOf(title), panel }];
  });
}

/**
 * Makes each control a button and names each panel by its title. A title that contains a separate control becomes a
 * heading.
 */
function nameParts({ element, loan }: Widget, items: readonly AccordionItem[]): void {
  const level = headingLevel(element);
  for (const { title, control, panel } of items) {
    const controls = uniqueId(panel, loan);
    if (control !== title) {
      const isHeading = /^H\d$/.test(title.tagName);
      loan.attributes(title, { role: isHeading ? null : 'heading', 'aria-level': isHeading ? null : String(level) });
      loan.attributes(title, { 'aria-controls': null });
    }
    loan.attributes(control, { role: 'button', tabindex: '0', 'aria-controls': controls });
    loan.attributes(panel, { 'aria-labelledby': uniqueId(title, loan) });
  }
}

function startAccordion(widget: Widget, { rule, open }: Pick<FoldingPlan, 'rule' | 'open'>): void {
  const { loan } = widget;
  const items = readItems(widget);
  nameParts(widget, items);
  const folds = items.map(({ panel }) => createFold(foldPanel(panel, widget), widget));
  const { store } = createFolding(widget, {
    items: items.map(({ title, panel }) => ({ titles: [title], panel })),
    rule,
    open,
    duration: FOLD_MS,
    isShown: (index) => items[index]?.title.classList.contains('elementor-active') ?? false,
    show(index, isOpen, ms) {
      const item = items[index];
      if (!item) return;
      for (const node of [item.title, item.panel]) loan.classes(node, { 'elementor-active': isOpen });
      for (const node of [item.title, item.control]) loan.attributes(node, { 'aria-expanded': String(isOpen) });
      // Closed panels are not landmarks; if there are many panels, open ones are not landmarks either.
      const isRegion = isOpen && items.length <= MOST_REGIONS;
      loan.attributes(item.panel, { role: isRegion ? 'region' : 'group' });
      folds[index]?.(isOpen, ms);
    },
  });
  bindTitles(widget, {
    sets: [items.map(({ title }) => title)],
    focusOf: controlOf,
    arrows: () => 'vertical',
    onPress(item) {
      const title = items[item]?.title;
      if (title) holdTitle(widget, title, FOLD_MS);
      store.dispatch({ kind: 'toggled', item });
    },
  });
}

/** The accordion: at most one item is open, initially the first. */
export const accordionIsland = defineWidget({
  name: 'accordion',
  where: WIDGETS.accordion,
  start: (widget) => startAccordion(widget, { rule: { opens: 'one', closes: 'self' }, open: [0] }),
});

/** The toggle widget: any number of items may be open; none is open at first. */
export const toggleIsland = defineWidget({
  name: 'toggle',
  where: WIDGETS.toggle,
  start: (widget) => startAccordion(widget, { rule: { opens: 'multiple', closes: 'self' }, open: [] }),
});
