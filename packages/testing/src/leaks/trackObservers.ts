import type { PageWindow } from '@hadaya/core';
import { nameTarget } from './nameTarget.ts';
import { patchMethod } from './patchMethod.ts';
import type { Tracker } from './tracker.ts';

const KINDS = ['MutationObserver', 'IntersectionObserver', 'ResizeObserver'] as const;

/** Counts active mutation, intersection and resize observers. */
export function trackObservers(page: PageWindow): Tracker {
  const watched = new Map<object, { readonly kind: string; readonly targets: Set<unknown> }>();

  const patchKind = (kind: (typeof KINDS)[number]) => {
    const prototype: object | undefined = page[kind]?.prototype;
    if (!prototype) return [];
    const patch = (method: string, note: (observer: object, target: unknown) => void) =>
      patchMethod(prototype, method, (original, self, values) => {
        note(self, values[0]);
        return original(values);
      });
    return [
      patch('observe', (observer, target) => {
        const entry = watched.get(observer) ?? { kind, targets: new Set<unknown>() };
        entry.targets.add(target);
        watched.set(observer, entry);
      }),
      patch('unobserve', (observer, target) => watched.get(observer)?.targets.delete(target)),
      patch('disconnect', (observer) => watched.delete(observer)),
    ];
  };

  const restores = KINDS.flatMap(patchKind);
  return {
    labels: () =>
      [...watched.values()].flatMap(({ kind, targets }) =>
        [...targets].map(
          (target) => `${kind} on ${typeof target === 'object' && target ? nameTarget(target) : target}`,
        ),
      ),
    restore: () => restores.forEach((restore) => void restore()),
  };
}
