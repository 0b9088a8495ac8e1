import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClock } from './createClock.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const clock = () => createClock(window);

describe('clock', () => {
  it('after() calls back exactly once, after the given number of milliseconds', () => {
    const calls: string[] = [];
    clock().after(100, () => calls.push('after'));
    vi.advanceTimersByTime(99);
    expect(calls).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(calls).toEqual(['after']);
  });

  it('every() calls back once per period until the signal aborts', () => {
    const owner = new AbortController();
    const callback = vi.fn();
    clock().every(10, callback, owner.signal);
    vi.advanceTimersByTime(35);
    owner.abort();
    vi.advanceTimersByTime(100);
    expect(callback).toHaveBeenCalledTimes(3);
  });

  it.each(['after', 'turn', 'frame', 'idle'] as const)('%s never calls back after its signal aborts', (kind) => {
    const owner = new AbortController();
    const callback = vi.fn();
    const start = {
      after: () => clock().after(5, callback, owner.signal),
      turn: () => clock().turn(callback, owner.signal),
      frame: () => clock().frame(callback, owner.signal),
      idle: () => clock().idle(callback, owner.signal),
    };
    start[kind]();
    owner.abort();
    start[kind]();
    vi.advanceTimersByTime(5000);
    expect(callback).not.toHaveBeenCalled();
  });

  it('frame() calls back before the next paint, and within about 100 ms on a hidden page', () => {
    const callback = vi.fn();
    clock().frame(callback);
    vi.advanceTimersByTime(20);
    expect(callback).toHaveBeenCalledTimes(1);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    clock().frame(callback);
    vi.advanceTimersByTime(100);
    expect(callback).toHaveBeenCalledTimes(2);
    vi.restoreAllMocks();
  });

  it('idle() calls back exactly once, within two seconds', () => {
    const callback = vi.fn();
    clock().idle(callback);
    vi.advanceTimersByTime(2000);
    expect(callback).toHaveBeenCalledTimes(1);
  });
});
