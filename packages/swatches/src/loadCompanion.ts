import { HadayaError } from '@hadaya/core';
import type { Companion, CompanionPlace } from './companion.ts';

/** The companion on its way. */
export interface CompanionLoad {
  readonly getCompanion: () => Companion | undefined;
  /** Calls back once the companion is there. */
  readonly whenLoaded: (callback: () => void) => void;
}

/**
 * Loads the companion and starts it, unless the swatches are gone by then. Keys are in it, so without it the island
 * gives up and the native selects come back.
 */
export function loadCompanion(
  prepare: () => CompanionPlace,
  signal: AbortSignal,
  fail: (thrown: unknown) => void,
): CompanionLoad {
  let companion: Companion | undefined;
  const loading = import('./companion.ts').then(({ startCompanion }) => {
    if (!signal.aborted) companion = startCompanion(prepare());
  });
  loading.catch((cause: unknown) => {
    const message =
      'a file of the swatches is missing, so the native selects are used. Check that all of dist/ is on the server';
    fail(new HadayaError('companion_missing', message, cause));
  });
  return {
    getCompanion: () => companion,
    whenLoaded: (callback) =>
      void loading.then(
        () => companion && callback(),
        () => {},
      ),
  };
}
