import { createMemoryStorage, type KeyValueStorage } from './memoryStorage.ts';

/**
 * Web Storage that never throws. Reading `window.localStorage` throws in sandboxed frames and with cookies blocked,
 * and `setItem` throws when the quota is used up: from the first such failure values are kept in memory as well.
 */
export function createSafeStorage(open: () => Storage): KeyValueStorage {
  const memory = createMemoryStorage();
  const attempt = <T>(action: (storage: Storage) => T, fallback: T): T => {
    try {
      return action(open());
    } catch {
      return fallback;
    }
  };
  return {
    getItem: (key) => memory.getItem(key) ?? attempt((storage) => storage.getItem(key), null),
    setItem(key, value) {
      const stored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (stored) memory.removeItem(key);
      else memory.setItem(key, value);
    },
    removeItem(key) {
      memory.removeItem(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
  };
}
