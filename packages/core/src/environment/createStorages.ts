/** The part of the Web Storage interface that Hadaya uses. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Creates storage that lives as long as the page, as a fallback when the browser blocks the real storage. */
export function createMemoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/**
 * Wraps Web Storage so that it never throws. Reading `window.localStorage` throws in sandboxed frames and when cookies
 * are blocked, and `setItem` throws when the quota is exceeded. A value that cannot be written stays in memory.
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
  readonly local: KeyValueStorage;
  readonly session: KeyValueStorage;
}

export function createStorages(page: Window): Storages {
  return {
    local: createSafeStorage(() => page.localStorage),
    session: createSafeStorage(() => page.sessionStorage),
  };
}
