import { createStore, lazyPart, type Store, whenPainted } from '@hadaya/core';
import type { WidgetModel } from '../frame/index.ts';
import type { ContactPage, WidgetState } from '../page/index.ts';
import { isValidChannel } from '../widget/model/index.ts';
import { whenVisited } from './dom/whenVisited.ts';

/** Loads the list module once for all widgets on the page. */
export const loadList = lazyPart(() => import('../list/prepareList.ts'));

type ListModule = Awaited<ReturnType<typeof loadList>>;

/** A prepared list, which may not be on the page yet. */
export type PreparedList = ReturnType<ListModule['prepareList']>;

export interface ListState {
  /** Not loaded (not requested or still loading), loaded, or failed. */
  readonly stage: 'away' | 'there' | 'failed';
  readonly list?: PreparedList;
  /**
   * True if the list may take the focus, because the focus was in the widget or on no element when the list finished
   * loading.
   */
  readonly mayMoveFocus: boolean;
  /** The channel whose disc was tapped last, which opens when the list has rendered; empty if no disc was tapped. */
  readonly chosen: string;
}

export interface ListSource {
  readonly store: Store<ListState, Partial<ListState>>;
  /**
   * Loads the list's files immediately. Puts a prepared list on the page after the next frame, so that a quick tap is
   * not delayed; a tap in the meantime shows the list immediately.
   */
  reach(): void;
}

const AWAY: ListState = { stage: 'away', mayMoveFocus: true, chosen: '' };

const change = (state: ListState, changes: Partial<ListState>): ListState => ({ ...state, ...changes });

/**
 * Returns whether the list is needed now: something is open, exit intent showed the widget, or the widget has a single
 * channel or live chat. Debug mode also needs the list, which reports mistakes in channels.
 */
function needsList({ isSingle, widget, page }: WidgetModel, { open, shownBy }: WidgetState): boolean {
  return (
    open.kind !== 'collapsed' ||
    shownBy === 'exit' ||
    isSingle ||
    page.context.environment.window.location.search.includes('hadaya_debug') ||
    widget.channels.some((channel) => channel.type === 'Chatway' && isValidChannel(channel, page.device))
  );
}

/** Shows direct links instead of a list that failed to load. */
type ShowLinks = (use: { readonly isOpen: boolean; readonly onRetry: () => void }) => void;

/** Prepares a list and puts it on the page ahead of time, each step in its own idle task. */
function prepareInIdleTime(page: ContactPage, make: (list: ListModule) => void, put: () => void): void {
  const { signal, context } = page;
  const { clock } = context.environment;
  const use = (list: ListModule) =>
    clock.idle(() => {
      make(list);
      clock.idle(put, signal);
    }, signal);
  whenVisited(page, () => loadList(signal).then(use, () => {}));
}

/**
 * Prepares the list once the visitor has interacted with the page and the page is idle. Evaluates the list's files
 * (mostly prefetched by then), builds the list and puts it on the page, each in its own idle task. The list is then
 * already styled and laid out when the visitor taps; on a phone, this work takes longer than showing the list. Does
 * nothing for visitors who only read. Immediately prepares a list that is needed earlier.
 */
export function createListSource(model: WidgetModel, showLinks: ShowLinks): ListSource {
  const { signal, context, store: states } = model.page;
  const { logger } = context.environment;
  const store = createStore(change, AWAY);
  const readState = () => states.getState()[model.widget.id];
  let made: PreparedList | undefined;
  let isAsked = false;
  const make = ({ prepareList }: ListModule) => {
    made ??= prepareList(model);
    return made;
  };
  const put = (list: PreparedList) => {
    const mayMoveFocus = model.host.mayMoveFocus();
    list.start(() => store.dispatch({ stage: 'there', list, mayMoveFocus }), store.getState().chosen);
  };
  const lose = (thrown: unknown) => {
    isAsked = false;
    const isOpen = readState()?.open.kind !== 'collapsed';
    if (signal.aborted || (!isOpen && !model.isSingle)) return;
    logger.warn('the files of the contact widget could not be loaded', thrown);
    store.dispatch({ stage: 'failed' });
    const onRetry = () => {
      store.dispatch({ stage: 'away' });
      follow();
    };
    showLinks({ isOpen, onRetry });
  };
  const load = () => {
    if (isAsked) return;
    isAsked = true;
    if (made) put(made);
    else
      loadList(signal)
        .then((list) => put(make(list)), lose)
        .catch(context.fail);
  };
  const follow = () => {
    const state = readState();
    if (!state || store.getState().stage !== 'away') return;
    if (state.open.kind === 'collapsed' && store.getState().chosen !== '') store.dispatch({ chosen: '' });
    if (needsList(model, state)) load();
  };
  prepareInIdleTime(model.page, make, load);
  follow();
  // Subscribes before the renderer does, so that the first render includes a prepared list.
  states.subscribe(follow, signal);
  return { store, reach: () => (made ? whenPainted(context.environment.clock, load, signal) : load()) };
}
