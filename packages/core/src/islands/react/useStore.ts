import type { Store } from '@hadaya/core';
import { useSyncExternalStore } from 'react';

/** The state of a store; the component draws again when it changes, before the next paint. */
export function useStore<State>(store: Pick<Store<State, never>, 'getState' | 'subscribe'>): State {
  return useSyncExternalStore(store.subscribe, store.getState);
}
