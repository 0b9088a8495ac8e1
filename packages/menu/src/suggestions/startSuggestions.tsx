import { createStore, createStrings, debounce, isComposing, listen } from '@hadaya/core';
import { onOutsideClick } from '@hadaya/core/overlay';
import { renderIsland } from '@hadaya/core/react';
import type { SearchContext } from '../search/index.ts';
import { addPageSheet } from '../state/index.ts';
import css from '../styles/suggestions.css?inline';
import { askProducts } from './dom/askProducts.ts';
import {
  NO_SUGGESTIONS,
  reduceSuggestions,
  type Suggestion,
  type SuggestionAction,
  type SuggestionState,
} from './model/reduceSuggestions.ts';
import { SuggestionList } from './view/SuggestionList.tsx';

const TYPING_PAUSE_MS = 200;
const MIN_QUERY_LENGTH = 2;

const suggestionStrings = {
  en: {
    products: 'Products',
    resultCount: '{{count}} results',
    oneResult: '1 result',
    noResults: 'No products found. Press Enter to search the whole site.',
  },
  ar: {
    products: 'المنتجات',
    resultCount: 'عدد النتائج: {{count}}',
    oneResult: 'نتيجة واحدة',
    noResults: 'لا توجد منتجات مطابقة. اضغط Enter للبحث في الموقع كله.',
  },
} as const;

type Dispatch = (action: SuggestionAction) => unknown;

/**
 * Creates a function that requests products for the newest query only: older requests are aborted, and known results
 * are not requested again.
 */
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
    askProducts(environment, query, own).then(
      (found) => {
        known.set(query, found);
        if (!own.aborted) dispatch({ kind: 'answered', query, items: found });
      },
      () => own.aborted || dispatch({ kind: 'closed' }),
    );
  };
}

/** Returns whether the key was used. */
function answerKey(key: string, state: SuggestionState, dispatch: Dispatch, open: (item: Suggestion) => void): boolean {
  const item = state.items[state.active];
  if (key === 'ArrowDown' || key === 'ArrowUp') dispatch({ kind: 'moved', step: key === 'ArrowDown' ? 1 : -1 });
  else if (key === 'Escape') dispatch({ kind: 'closed' });
  else if (key === 'Enter' && item) open(item);
  else return false;
  return true;
}

/**
 * Turns the field into a combobox that shows products while the visitor types; requests them after a pause, and only
 * for the newest query.
 */
export function startSuggestions(context: SearchContext): void {
  const { parts, environment, signal } = context;
  const { input, form } = parts;
  const store = createStore(reduceSuggestions, NO_SUGGESTIONS);
  const { dispatch } = store;
  const close = () => dispatch({ kind: 'closed' });
  let hasLeft = false;
  // A response that arrives after the visitor has left the field opens nothing.
  const answer = (action: SuggestionAction) => hasLeft || dispatch(action);
  const ask = debounce(createAsker(context, answer), { ms: TYPING_PAUSE_MS, clock: environment.clock, signal });
  const onPick = ({ url }: Suggestion) => environment.window.location.assign(url);
  const follow = () => {
    hasLeft = false;
    const query = input.value.trim();
    if (query.length < MIN_QUERY_LENGTH) close();
    else ask(query);
  };
  const press = (event: KeyboardEvent) => {
    const state = store.getState();
    if (!state.isOpen || isComposing(event) || !answerKey(event.key, state, dispatch, onPick)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // Closes the list only if focus moves to another element, as with Tab; a press may move focus to browser UI or
  // nowhere.
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node) || form.contains(relatedTarget)) return;
    hasLeft = true;
    close();
  };
  listen(input, 'input', follow, { signal });
  listen(input, 'keydown', press, { signal, capture: true });
  listen(form, 'focusout', leave, { signal });
  onOutsideClick([form], close, signal);
  addPageSheet(context, css);
  const texts = createStrings(suggestionStrings, form);
  const list = <SuggestionList {...{ store, input, texts, onPick }} />;
  renderIsland(context, list, { into: form });
  // Requests products for text that was typed before this file loaded.
  if (input.value !== input.defaultValue) follow();
}
