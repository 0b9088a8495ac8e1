/** A call's turn under its key. */
export interface Turn {
  /** Aborts with the caller's signal and when a newer call of the key begins. */
  readonly signal: AbortSignal | undefined;
  readonly end: () => void;
}

/** "Newest wins": a call that begins under a key cancels the one before it. */
export interface Turns {
  begin(key: string | undefined, signal: AbortSignal | undefined): Turn;
}

/** Turns of one client. */
export function createTurns(): Turns {
  const newest = new Map<string, AbortController>();
  return {
    begin(key, signal) {
      if (key === undefined) return { signal, end: () => {} };
      newest.get(key)?.abort();
      const controller = new AbortController();
      const follow = () => controller.abort(signal?.reason);
      if (signal?.aborted) follow();
      signal?.addEventListener('abort', follow, { once: true });
      newest.set(key, controller);
      const end = () => {
        signal?.removeEventListener('abort', follow);
        if (newest.get(key) === controller) newest.delete(key);
      };
      return { signal: controller.signal, end };
    },
  };
}
