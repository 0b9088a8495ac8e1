import { createStore, emit, type IslandContext, listen, type Store, toJson } from '@hadaya/core';
import { EMPTY_LIST, type QuoteAction, type QuoteState, reduceList } from '../model/quoteList.ts';
import { decodeList, encodeList } from '../model/storedList.ts';
import type { QuoteSettings } from '../settings.ts';

const LIST_KEY = 'hadaya-quote';

export type QuoteList = Store<QuoteState, QuoteAction>;

const lists = new WeakMap<Document, QuoteList>();

/**
 * Opens the page's only list, which all islands on the page share. The list syncs with other tabs until the island
 * unmounts.
 */
export function openList({ environment, settings, signal }: IslandContext<QuoteSettings>): QuoteList {
  const { document, window, storage, clock } = environment;
  const read = () => decodeList(storage.local.getItem(LIST_KEY), clock.now(), settings.keepDays);
  const known = lists.get(document);
  const list = known ?? createStore(reduceList, { ...EMPTY_LIST, lines: read() });
  lists.set(document, list);
  if (!known) {
    let { lines } = list.getState();
    list.subscribe(() => {
      const before = lines;
      lines = list.getState().lines;
      if (before === lines) return;
      const text = encodeList(lines, clock.now());
      // A list that another tab has just stored must not be written back.
      if (toJson(lines) !== toJson(read())) storage.local.setItem(LIST_KEY, text);
      emit(document, 'hadaya:quote:changed', { lines });
    });
  }
  const follow = ({ key }: StorageEvent) => {
    if (key === LIST_KEY || key === null) list.dispatch({ kind: 'loaded', lines: read() });
  };
  listen(window, 'storage', follow, { signal });
  return list;
}
