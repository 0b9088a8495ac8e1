import { createStore, createStrings, debounce, type Environment, isComposing, lazyPart, listen } from '@hadaya/core';
import { onOutsideClick } from '@hadaya/core/overlay';
import { addPageSheet } from '../page/index.ts';
import type { SearchContext } from '../search/index.ts';
import css from '../styles/suggestions.css?inline';
import { drawSuggestions } from './dom/drawSuggestions.ts';
import {
  decodeSuggestions,
  NO_SUGGESTIONS,
  reduceSuggestions,
  type Suggestion,
  type SuggestionAction,
  type SuggestionState,
} from './model/reduceSuggestions.ts';

const TYPING_PAUSE_MS = 200;
const MIN_QUERY_LENGTH = 2;
const COUNT = '6';

const suggestionStrings = {
  en: {
    search: 'Search',
    resultCount: '{{count}} results',
    oneResult: '1 result',
    noResults: 'No products found. Press Enter to search the whole site.',
  },
  ar: {
    search: 'بحث',
    resultCount: 'عدد النتائج: {{count}}',
    oneResult: 'نتيجة واحدة',
    noResults: 'لا توجد منتجات مطابقة. اضغط Enter للبحث في الموقع كله.',
  },
} as const;

type Dispatch = (action: SuggestionAction) => void;

const loadHttp = lazyPart(() => import('@hadaya/core/http'));

/** WordPress's word for a route that nobody has registered. */
const NO_ROUTE = 'rest_no_route';

/**
 * Products for a query, from the public Store API: those that the owner lets the search find. Where the site has no such
 * route, from WordPress's own search; not where WooCommerce only fails or is kept from answering, since that search would
 * also offer what is hidden. Rejects when there is no answer or `signal` aborts: the field then stays a plain search.
 */
async function fetchSuggestions(
  environment: Environment,
  query: string,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  const { findRestUrl, getJson } = await loadHttp(signal);
  const ask = (path: string, fields: Readonly<Record<string, string>> = {}) => {
    const url = findRestUrl(environment.window, path, { search: query, per_page: COUNT, ...fields });
    return getJson(environment, url, { decode: decodeSuggestions, signal, retry: { reads: 0 } });
  };
  const products = await ask('wc/store/v1/products', { catalog_visibility: 'search' });
  if (products.ok) return products.value;
  signal.throwIfAborted();
  if (products.error.code !== NO_ROUTE) throw products.error;
  const posts = await ask('wp/v2/search', { type: 'post', subtype: 'product' });
  if (posts.ok) return posts.value;
  throw posts.error;
}

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
      () => own.aborted || dispatch({ kind: 'closed' }),
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

/** Products below the field while typing: asked after a pause, newest query only, as a combobox. */
export function startSuggestions(context: SearchContext): void {
  const { parts, environment, signal } = context;
  const { input, form } = parts;
  const store = createStore(reduceSuggestions, NO_SUGGESTIONS);
  const { dispatch } = store;
  const ask = debounce(createAsker(context, dispatch), { ms: TYPING_PAUSE_MS, clock: environment.clock, signal });
  const onPick = ({ url }: Suggestion) => environment.window.location.assign(url);
  const follow = () => {
    const query = input.value.trim();
    if (query.length < MIN_QUERY_LENGTH) dispatch({ kind: 'closed' });
    else ask(query);
  };
  const press = (event: KeyboardEvent) => {
    const state = store.getState();
    if (!state.isOpen || isComposing(event) || !answerKey(event.key, state, dispatch, onPick)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  listen(input, 'input', follow, { signal });
  listen(input, 'keydown', press, { signal, capture: true });
  onOutsideClick([form], () => dispatch({ kind: 'closed' }), signal);
  addPageSheet(context, css);
  const texts = createStrings(suggestionStrings, form);
  drawSuggestions(context, { store, texts, onPick });
  // What was typed while this file was on its way.
  if (input.value !== input.defaultValue) follow();
}
