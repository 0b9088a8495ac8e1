import { createStore, emit, type Store } from '@hadaya/core';
import { announce } from '../../dom/announce.ts';
import { isCalm, type Widget } from '../../dom/widget.ts';
import { type FoldAction, type FoldRule, type FoldState, reduceFolding } from '../model/reduceFolding.ts';
import { holdFolds } from './holdFolds.ts';
import { watchPrint } from './watchPrint.ts';
import { watchReveal } from './watchReveal.ts';

/** One title with what it opens. */
export interface FoldItem {
  readonly titles: readonly HTMLElement[];
  readonly panel: HTMLElement;
}

/** A folding widget: what it consists of and how one item is shown. */
export interface FoldingPlan {
  readonly items: readonly FoldItem[];
  readonly rule: FoldRule;
  readonly open: FoldState;
  /** Milliseconds of a movement. */
  readonly duration: number;
  readonly show: (item: number, isOpen: boolean, ms: number) => void;
  /** What the classes of an item say; where the builder's script writes them too, ours are put back. */
  readonly isShown?: (item: number) => boolean;
  /** After an item was opened by whatever cause. */
  readonly onOpened?: (item: number) => void;
}

/** The life of a folding widget. */
export interface Folding {
  readonly store: Store<FoldState, FoldAction>;
  /** Opens without movement, for links and the browser's search. */
  reveal(item: number): void;
}

/** Starts a folding widget: shows its first state, follows its store, links to its content, and paper. */
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
    const ms = isInstant || isCalm(widget) ? 0 : plan.duration;
    for (const item of changed) show(item, open.includes(item), ms);
    for (const index of changed) {
      if (open.includes(index)) plan.onOpened?.(index);
      emit(element, `hadaya:content:${open.includes(index) ? 'opened' : 'closed'}`, { index });
    }
    if (changed.some((item) => open.includes(item))) announce(environment.window, 'elementor-pro/motion-fx/recalc');
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
