import { createStore, lazyPart, type Store, whenPainted } from '@hadaya/core';
import type { WidgetModel } from '../frame/index.ts';
import type { ContactPage, WidgetState } from '../page/index.ts';
import { isValidChannel } from '../widget/model/index.ts';
import { whenVisited } from './dom/whenVisited.ts';

/** Fetches what comes when somebody reaches for a widget, once for all widgets of the page. */
export const loadList = lazyPart(() => import('../list/prepareList.ts'));

type ListModule = Awaited<ReturnType<typeof loadList>>;

/** A list that is made; it may not be on the page yet. */
export type PreparedList = ReturnType<ListModule['prepareList']>;

/** How far the list of a widget is. */
export interface ListState {
  /** Not asked for or on its way, there, or lost. */
  readonly stage: 'away' | 'there' | 'lost';
  /** The list that is there. */
  readonly list?: PreparedList;
  /** It may take the focus: the visitor was in the widget, or nowhere, when it came. */
  readonly mayMoveFocus: boolean;
  /** The channel whose disc was tapped last: it is opened as soon as the list is there. Empty for none. */
  readonly chosen: string;
}

/** Where the list of a widget comes from. */
export interface ListSource {
  readonly store: Store<ListState, Partial<ListState>>;
  /**
   * Somebody reaches for the list: its files are fetched at once. One that is made is put on the page after the next frame: a
   * finger that taps quickly is not held up by it, and shows the list by itself.
   */
  reach(): void;
}

const AWAY: ListState = { stage: 'away', mayMoveFocus: true, chosen: '' };

const change = (state: ListState, news: Partial<ListState>): ListState => ({ ...state, ...news });

/**
 * What is open, and what the settings show at once and the list draws: the only channel, and live chat with its count. An owner who looks
 * for mistakes hears those of the channels, which the list finds.
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

/** What shows direct links in the place of a lost list. */
type ShowLinks = (use: { readonly isOpen: boolean; readonly onRetry: () => void }) => void;

/** Has a list made and put on the page before somebody wants it, each in an idle task of its own. */
function makeAhead(page: ContactPage, make: (list: ListModule) => void, put: () => void): void {
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
 * Has the list made once the visitor has touched the page and it rests: its files run (the loader has mostly fetched them by then), the
 * list is made, and it is put on the page, each in an idle task of its own. So a tap finds it styled and laid out, which
 * takes a phone longer than to show it; whoever only reads pays for none of it. A list that is wanted before comes at once.
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
    store.dispatch({ stage: 'lost' });
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
  makeAhead(model.page, make, load);
  follow();
  // Before whoever draws: a list that is made comes with the first drawing.
  states.subscribe(follow, signal);
  return { store, reach: () => (made ? whenPainted(context.environment.clock, load, signal) : load()) };
}
