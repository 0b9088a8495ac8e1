import { createStore, emit, listen, type PageWindow, type Store } from '@hadaya/core';
import { triggerJQuery } from '@hadaya/core/jquery';
import { canMove, type Widget } from '../../widget/index.ts';
import { type FoldAction, type FoldRule, type FoldState, reduceFolding } from '../model/reduceFolding.ts';
import { type FoldItem, watchReveal } from './watchReveal.ts';

/** Shows all items for printing, and afterwards only those that were open. */
function watchPrint(page: PageWindow, showAll: (isAll: boolean) => void, signal: AbortSignal): void {
  listen(page.matchMedia('print'), 'change', ({ matches }) => showAll(matches), { signal });
  for (const type of ['beforeprint', 'afterprint']) listen(page, type, () => showAll(type[0] === 'b'), { signal });
}

interface FoldWatch {
  readonly items: readonly FoldItem[];
  readonly isShown: (item: number) => boolean;
  readonly isOpen: (item: number) => boolean;
  readonly show: (item: number, isOpen: boolean) => void;
}

/**
 * Reverts, before the next paint, the changes of a builder's script that starts later. Such a script opens its first
 * item, or closes that item if it is already open.
 */
function holdFolds({ environment, signal }: Widget, { items, isShown, isOpen, show }: FoldWatch): void {
  const observer = new environment.window.MutationObserver(() => {
    const wrong = [...items.keys()].some((item) => isShown(item) !== isOpen(item));
    // Writes the state of all items, because something other than classes, such as an inline style, may have shown or
    // hidden a panel.
    if (wrong) for (const item of items.keys()) show(item, isOpen(item));
  });
  for (const { titles, panel } of items) {
    for (const node of [...titles, panel]) observer.observe(node, { attributeFilter: ['class'] });
  }
  signal.addEventListener('abort', () => observer.disconnect());
}

export interface FoldingPlan {
  readonly items: readonly FoldItem[];
  readonly rule: FoldRule;
  readonly open: FoldState;
  /** Duration of the animation in milliseconds. */
  readonly duration: number;
  readonly show: (item: number, isOpen: boolean, ms: number) => void;
  /**
   * Returns whether an item's classes show it as open; Hadaya restores these classes if the builder's script changes
   * them.
   */
  readonly isShown?: (item: number) => boolean;
  /** Called after an item opens for any reason. */
  readonly onOpened?: (item: number) => void;
}

export interface Folding {
  readonly store: Store<FoldState, FoldAction>;
  /** Opens without animation, for links and find-in-page. */
  reveal(item: number): void;
}

/** Starts a folding widget: shows its initial state, and follows its store, links to its content, and printing. */
export function createFolding(widget: Widget, plan: FoldingPlan): Folding {
  const { element, environment, signal } = widget;
  const { items, show } = plan;
  const store = createStore(reduceFolding(plan.rule), plan.open);
  let shown = plan.open;
  let isInstant = false;

  const paint = () => {
    const open = store.getState();
    const changed = items.map((_, item) => item).filter((item) => shown.includes(item) !== open.includes(item));
    shown = open;
    const ms = !isInstant && canMove(widget) ? plan.duration : 0;
    for (const item of changed) show(item, open.includes(item), ms);
    for (const index of changed) {
      if (open.includes(index)) plan.onOpened?.(index);
      emit(element, `hadaya:content:${open.includes(index) ? 'opened' : 'closed'}`, { index });
    }
    if (changed.some((item) => open.includes(item)))
      triggerJQuery(environment.window, [environment.window, 'elementor-pro/motion-fx/recalc']);
  };
  const reveal = (item: number) => {
    isInstant = true;
    store.dispatch({ kind: 'opened', item });
    isInstant = false;
  };
  let isPrinted = false;
  const isOpen = (item: number) => isPrinted || store.getState().includes(item);
  const showAll = (isAll: boolean) => {
    isPrinted = isAll;
    for (const item of items.keys()) show(item, isOpen(item), 0);
  };
  showAll(false);
  store.subscribe(paint, signal);
  const { isShown } = plan;
  if (isShown) holdFolds(widget, { items, isShown, isOpen, show: (item, open) => show(item, open, 0) });
  watchReveal(widget, items, reveal);
  watchPrint(environment.window, showAll, signal);
  return { store, reveal };
}
