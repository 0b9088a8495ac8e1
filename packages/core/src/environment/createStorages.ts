/** The part of the Web Storage interface that Hadaya uses. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Storage that lives as long as the page: the fallback when the browser blocks the real one. */
export function createMemoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/**
 * Web Storage that never throws. Reading `window.localStorage` throws in sandboxed frames and with cookies blocked, and
 * `setItem` throws when the quota is exceeded. After the first such failure values are also kept in memory.
 */
export function createSafeStorage(open: () => Storage): KeyValueStorage {
  const memory = createMemoryStorage();
  const attempt = <T>(action: (storage: Storage) => T): T | undefined => {
    try {
      return action(open());
    } catch {
      return undefined;
    }
  };
  return {
    getItem: (key) => memory.getItem(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    setItem(key, value) {
      memory.setItem(key, value);
      attempt((storage) => {
        storage.setItem(key, value);
        memory.removeItem(key);
      });
    },
    removeItem(key) {
      memory.removeItem(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}

/**
 * An island's storages; none of them throws, even if the browser blocks storage. Cookies have a separate package entry,
 * `@hadaya/core/cookies`, because few islands need them.
 */
export interface Storages {
  /** Persists between visits. */
  readonly local: KeyValueStorage;
  /** Lives as long as the tab. */
  readonly session: KeyValueStorage;
}

/** The storages of a page. */
export function createStorages(page: Window): Storages {
  return {
    local: createSafeStorage(() => page.localStorage),
    session: createSafeStorage(() => page.sessionStorage),
  };
}
