import { createStore, debounce, type IslandContext, lazyPart, listen } from '@hadaya/core';
import { onOutsideClick } from '@hadaya/core/overlay';
import { loadWhenReached } from '../loadWhenReached.ts';
import {
  NO_SUGGESTIONS,
  reduceSuggestions,
  type SuggestionAction,
  type SuggestionState,
} from '../model/reduceSuggestions.ts';
import type { Suggestion } from '../model/suggestion.ts';
import type { MenuSettings } from '../settings.ts';
import { fetchSuggestions } from './fetchSuggestions.ts';
import type { SearchContext } from './searchContext.ts';

const TYPING_PAUSE_MS = 200;
const MIN_QUERY_LENGTH = 2;

const loadDrawing = lazyPart(() => import('../view/drawSuggestions.tsx'));

type Dispatch = (action: SuggestionAction) => void;

/** Asks for the newest query only: an older request is aborted, an answer that was had before is not asked for again. */
function createAsker({ environment, signal }: SearchContext, dispatch: Dispatch): (query: string) => void {
  const known = new Map<string, readonly Suggestion[]>();
  let asking = new AbortController();
  signal.addEventListener('abort', () => asking.abort(), { once: true });
  return (query) => {
    asking.abort();
    const items = known.get(query);
    if (items) return dispatch({ kind: 'answered', query, items });
    asking = new AbortController();
    const { signal: own } = asking;
    fetchSuggestions(environment, query, own).then(
      (found) => {
        known.set(query, found);
        if (!own.aborted) dispatch({ kind: 'answered', query, items: found });
      },
      () => dispatch({ kind: 'closed' }),
    );
  };
}

/** Answers the keys of the field. Returns whether the key was used. */
function answerKey(key: string, state: SuggestionState, dispatch: Dispatch, open: (item: Suggestion) => void): boolean {
  const item = state.items[state.active];
  if (key === 'ArrowDown' || key === 'ArrowUp') dispatch({ kind: 'moved', step: key === 'ArrowDown' ? 1 : -1 });
  else if (key === 'Escape') dispatch({ kind: 'closed' });
  else if (key === 'Enter' && item) open(item);
  else return false;
  return true;
}

/**
 * Products below the field while typing: asked after a pause, newest query only, as a combobox. React and the list come
 * with the first focus; when anything fails the field stays a plain search.
 */
export function startSuggestions(island: IslandContext<MenuSettings>, context: SearchContext): void {
  const { parts, environment, signal } = context;
  const { input, form } = parts;
  const store = createStore(reduceSuggestions, NO_SUGGESTIONS);
  const ask = debounce(createAsker(context, store.dispatch), { ms: TYPING_PAUSE_MS, clock: environment.clock, signal });
  const follow = ({ url }: Suggestion) => environment.window.location.assign(url);
  const draw = async () => {
    const warning = 'suggestions could not be loaded; the search works without them';
    const drawing = await loadWhenReached(loadDrawing, island, warning);
    drawing?.drawSuggestions(island, { store, input, texts: context.texts, form, onPick: follow });
  };
  listen(input, 'focus', () => void draw(), { signal, once: true });
  listen(
    input,
    'input',
    () => {
      const query = input.value.trim();
      if (query.length < MIN_QUERY_LENGTH) store.dispatch({ kind: 'closed' });
      else ask(query);
    },
    { signal },
  );
  listen(
    input,
    'keydown',
    (event) => {
      const state = store.getState();
      if (!state.isOpen || !answerKey(event.key, state, store.dispatch, follow)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { signal, capture: true },
  );
  onOutsideClick([form], () => store.dispatch({ kind: 'closed' }), signal);
}
