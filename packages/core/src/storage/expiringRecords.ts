import type { Clock } from '../clock.ts';
import type { KeyValueStorage } from './memoryStorage.ts';

/** Values that forget themselves. A broken, foreign or expired record counts as absent and is removed. */
export interface ExpiringRecords {
  /** The stored value, or `undefined`. The caller decides whether its shape is right. */
  read(key: string): unknown;
  /** Stores a JSON value for `lifetimeMs` from now. */
  write(key: string, value: unknown, lifetimeMs: number): void;
  remove(key: string): void;
}

interface StoredRecord {
  readonly value: unknown;
  readonly expires: number;
}

function isStoredRecord(data: unknown): data is StoredRecord {
  return (
    typeof data === 'object' && data !== null && 'value' in data && 'expires' in data && Number.isFinite(data.expires)
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Expiring JSON records over any key-value storage. */
export function createExpiringRecords(storage: KeyValueStorage, clock: Pick<Clock, 'now'>): ExpiringRecords {
  return {
    read(key) {
      const text = storage.getItem(key);
      if (text === null) return undefined;
      const record = parse(text);
      if (isStoredRecord(record) && record.expires > clock.now()) return record.value;
      storage.removeItem(key);
      return undefined;
    },
    write: (key, value, lifetimeMs) =>
      storage.setItem(key, JSON.stringify({ value, expires: clock.now() + lifetimeMs } satisfies StoredRecord)),
    remove: (key) => storage.removeItem(key),
  };
}
