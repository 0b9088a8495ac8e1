import { type Environment, lazyPart } from '@hadaya/core';
import type { Lookup } from '../ajax/lookup.ts';

const importLookup = lazyPart(() => import('../ajax/lookup.ts'));

/**
 * Creates the lookup for one form. Its file loads with the first request, because a form with embedded variations never
 * needs it. If the file fails to load, the lookup counts as failed.
 */
export function createLateLookup(environment: Environment, signal: AbortSignal): Lookup {
  let lookup: Promise<Lookup> | undefined;
  let newest = 0;
  return {
    cancel() {
      newest += 1;
      lookup?.then(({ cancel }) => cancel()).catch(() => undefined);
    },
    async ask(productId, choice) {
      newest += 1;
      const own = newest;
      try {
        lookup ??= importLookup(signal).then(({ createLookup }) => createLookup(environment, signal));
        const { ask } = await lookup;
        return own === newest ? await ask(productId, choice) : { kind: 'superseded' };
      } catch {
        lookup = undefined;
        return own === newest ? { kind: 'failed' } : { kind: 'superseded' };
      }
    },
  };
}
