/** A request that several callers share: the function that starts it, and the value for a caller that aborts early. */
export interface SharedRequest<Value> {
  readonly key: string;
  readonly start: (signal: AbortSignal) => Promise<Value>;
  readonly left: () => Value;
  readonly signal?: AbortSignal | undefined;
}

export interface RequestDeduper<Value> {
  /**
   * Joins the request with the same key, or starts a new one. If a caller aborts, the others still get the response;
   * when all callers have aborted, the request itself is cancelled.
   */
  join(request: SharedRequest<Value>): Promise<Value>;
}

interface Running<Value> {
  readonly promise: Promise<Value>;
  readonly controller: AbortController;
  subscribers: number;
}

export function createRequestDeduper<Value>(): RequestDeduper<Value> {
  const running = new Map<string, Running<Value>>();

  function findOrStart({ key, start }: SharedRequest<Value>): Running<Value> {
    const found = running.get(key);
    if (found) return found;
    const controller = new AbortController();
    const started: Running<Value> = {
      promise: start(controller.signal).finally(() => running.get(key) === started && running.delete(key)),
      controller,
      subscribers: 0,
    };
    running.set(key, started);
    return started;
  }

  function leave(key: string, joined: Running<Value>): void {
    joined.subscribers -= 1;
    if (joined.subscribers > 0) return;
    if (running.get(key) === joined) running.delete(key);
    joined.controller.abort();
  }

  return {
    join(request) {
      const { key, signal, left } = request;
      if (signal?.aborted) return Promise.resolve(left());
      const joined = findOrStart(request);
      joined.subscribers += 1;
      const ended = new AbortController();
      const leaving = new Promise<Value>((resolve) => {
        const onAbort = () => {
          leave(key, joined);
          resolve(left());
        };
        signal?.addEventListener('abort', onAbort, { signal: ended.signal });
      });
      return Promise.race([joined.promise, leaving]).finally(() => ended.abort());
    },
  };
}
