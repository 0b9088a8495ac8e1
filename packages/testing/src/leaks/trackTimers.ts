import type { PageWindow } from '@hadaya/core';
import { patchMethod } from './patchMethod.ts';
import type { Tracker } from './tracker.ts';

const ONE_SHOT = {
  setTimeout: 'timeout',
  requestAnimationFrame: 'animation frame',
  requestIdleCallback: 'idle callback',
};
const CANCELS = ['clearTimeout', 'clearInterval', 'cancelAnimationFrame', 'cancelIdleCallback'];

/** Counts timeouts, intervals, animation frames and idle callbacks that have not run and were not cancelled. */
export function trackTimers(page: PageWindow): Tracker {
  const pending = new Map<unknown, string>();

  const patchOneShot = (method: string, label: string) =>
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
  const patchCancel = (method: string) =>
    patchMethod(page, method, (original, _self, values) => {
      pending.delete(values[0]);
      return original(values);
    });

  const restores = [
    ...Object.entries(ONE_SHOT).map(([method, label]) => patchOneShot(method, label)),
    ...CANCELS.map(patchCancel),
    patchMethod(page, 'setInterval', (original, _self, values) => {
      const handle = original(values);
      pending.set(handle, `interval ${String(values[1])} ms`);
      return handle;
    }),
  ];
  return { labels: () => [...pending.values()], restore: () => restores.forEach((restore) => void restore()) };
}
