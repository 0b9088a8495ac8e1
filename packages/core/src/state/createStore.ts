import { createReentrancyQueue } from './createReentrancyQueue.ts';

/** State that changes only through its reducer. Compatible with React's `useSyncExternalStore`. */
export interface Store<State, Action> {
  getState(): State;
  /** Applies an action and, if the state object has changed, calls every listener synchronously. */
  dispatch(action: Action): void;
  /** Returns the unsubscribe function; an optional signal also ends the subscription. */
  subscribe(listener: () => void, signal?: AbortSignal): () => void;
}

/**
 * Creates a store around a pure reducer. An action dispatched while listeners are being called is queued, so that every
 * listener sees every state in order.
 */
export function createStore<State, Action>(
  reduce: (state: State, action: Action) => State,
  initial: State,
): Store<State, Action> {
  const listeners = new Set<() => void>();
  const inTurn = createReentrancyQueue();
  let state = initial;

  const apply = (action: Action) => {
    const next = reduce(state, action);
    if (next === state) return;
    state = next;
    for (const listener of [...listeners]) listener();
  };

  return {
    getState: () => state,
    dispatch: (action) => inTurn(() => apply(action), undefined),
    subscribe(listener, signal) {
      const stop = () => void listeners.delete(listener);
      if (signal?.aborted) return stop;
      listeners.add(listener);
      signal?.addEventListener('abort', stop, { once: true });
      return stop;
    },
  };
}
