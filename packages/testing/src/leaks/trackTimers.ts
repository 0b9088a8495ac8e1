import type { PageWindow } from '@hadaya/core';
import { patchMethod } from './patchMethod.ts';
import type { Tracker } from './tracker.ts';

/**
 * The browser numbers timers, animation frames and idle callbacks separately, so one id may exist in all three
 * families.
 */
const FAMILIES = [
  {
    start: { setTimeout: 'timeout' },
    cancel: ['clearTimeout', 'clearInterval'],
  },
  { start: { requestAnimationFrame: 'animation frame' }, cancel: ['cancelAnimationFrame'] },
  { start: { requestIdleCallback: 'idle callback' }, cancel: ['cancelIdleCallback'] },
];

/** Counts timeouts, intervals, animation frames and idle callbacks that have not run and were not cancelled. */
export function trackTimers(page: PageWindow): Tracker {
  type Pending = Map<unknown, string>;

  const patchOneShot = (pending: Pending, method: string, label: string) =>
    patchMethod(page, method, (original, _self, [callback, ...rest]) => {
      let handle: unknown;
      const run = (...values: unknown[]) => {
        pending.delete(handle);
        if (typeof callback === 'function') Reflect.apply(callback, page, values);
      };
      handle = original([run, ...rest]);
      pending.set(handle, label);
      return handle;
    });
  const patchCancel = (pending: Pending, method: string) =>
    patchMethod(page, method, (original, _self, values) => {
      pending.delete(values[0]);
      return original(values);
    });

  const patchInterval = (pending: Pending) =>
    patchMethod(page, 'setInterval', (original, _self, values) => {
      const handle = original(values);
      pending.set(handle, `interval ${String(values[1])} ms`);
      return handle;
    });

  const families = FAMILIES.map(({ start, cancel }) => {
    const pending: Pending = new Map();
    const restores = [
      ...Object.entries(start).map(([method, label]) => patchOneShot(pending, method, label)),
      ...cancel.map((method) => patchCancel(pending, method)),
      ...('setTimeout' in start ? [patchInterval(pending)] : []),
    ];
    return { pending, restores };
  });
  return {
    labels: () => families.flatMap(({ pending }) => [...pending.values()]),
    restore: () => families.flatMap(({ restores }) => restores).forEach((restore) => void restore()),
  };
}
