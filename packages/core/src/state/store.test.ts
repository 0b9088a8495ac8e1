import { describe, expect, it, vi } from 'vitest';
import { createStore } from './createStore.ts';

const add = (state: number, action: number) => state + action;

describe('store', () => {
  it('notifies listeners once per changed state', () => {
    const store = createStore(add, 1);
    const listener = vi.fn();
    store.subscribe(listener);
    store.dispatch(2);
    store.dispatch(0);
    expect(store.getState()).toBe(3);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('queues an action dispatched while a listener runs', () => {
    const store = createStore(add, 0);
    const seen: number[] = [];
    store.subscribe(() => {
      if (store.getState() === 1) store.dispatch(10);
    });
    store.subscribe(() => seen.push(store.getState()));
    store.dispatch(1);
    expect(seen).toEqual([1, 11]);
  });

  it('ends a subscription when its stop function is called or its signal aborts', () => {
    const store = createStore(add, 0);
    const owner = new AbortController();
    const listener = vi.fn();
    store.subscribe(listener)();
    store.subscribe(listener, owner.signal);
    owner.abort();
    store.subscribe(listener, owner.signal);
    store.dispatch(1);
    expect(listener).not.toHaveBeenCalled();
  });

  it('keeps working after a listener throws', () => {
    const store = createStore(add, 0);
    const stop = store.subscribe(() => {
      throw new Error('listener');
    });
    expect(() => store.dispatch(1)).toThrow('listener');
    stop();
    store.dispatch(1);
    expect(store.getState()).toBe(2);
  });
});
