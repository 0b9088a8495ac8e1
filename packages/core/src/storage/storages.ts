import type { Clock } from '../clock.ts';
import { createExpiringRecords, type ExpiringRecords } from './expiringRecords.ts';
import type { KeyValueStorage } from './memoryStorage.ts';
import { createSafeStorage } from './safeStorage.ts';

/**
 * Where an island keeps things; none of it throws, whatever the browser refuses. Cookies are an entry of their own,
 * `@hadaya/core/cookies`, since few islands need them.
 */
export interface Storages {
  /** Survives the visit. */
  readonly local: KeyValueStorage;
  /** Lives as long as the tab. */
  readonly session: KeyValueStorage;
  /** Expiring records in `local`. */
  readonly records: ExpiringRecords;
}

/** The storages of a page. */
export function createStorages(page: Window, clock: Clock): Storages {
  const local = createSafeStorage(() => page.localStorage);
  return {
    local,
    session: createSafeStorage(() => page.sessionStorage),
    records: createExpiringRecords(local, clock),
  };
}
