import type { Store } from '@hadaya/core';
import { useCallback, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

type ReadableStore<State> = Pick<Store<State, never>, 'getState' | 'subscribe'>;

/** Returns the state of a store; the component re-renders when the state changes, before the next paint. */
export function useStore<State>(store: ReadableStore<State>): State {
  return useSyncExternalStore(store.subscribe, store.getState);
}

/**
 * Works like `useStore`, for state that the page reads from the document right after changing it: the component renders
 * inside the call that changes the store. Effects must not change such a store.
 */
export function useStoreSync<State>(store: ReadableStore<State>): State {
  const subscribe = useCallback((onChange: () => void) => store.subscribe(() => flushSync(onChange)), [store]);
  return useSyncExternalStore(subscribe, store.getState);
}
