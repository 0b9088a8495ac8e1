/** How a flight starts and what a caller gets who leaves it early. */
export interface Flight<Value> {
  readonly key: string;
  readonly start: (signal: AbortSignal) => Promise<Value>;
  readonly left: () => Value;
  readonly signal?: AbortSignal | undefined;
}

/** Shares one request among identical reads in flight. */
export interface Flights<Value> {
  /**
   * Joins the flight of that key or starts it. A caller whose signal aborts leaves alone;
   * when all have left, the flight itself is cancelled.
   */
  join(flight: Flight<Value>): Promise<Value>;
}

interface Running<Value> {
  readonly landing: Promise<Value>;
  readonly controller: AbortController;
  passengers: number;
}

/** Flights of one client. */
export function createFlights<Value>(): Flights<Value> {
  const running = new Map<string, Running<Value>>();

  function board({ key, start }: Flight<Value>): Running<Value> {
    const found = running.get(key);
    if (found) return found;
    const controller = new AbortController();
    const started: Running<Value> = {
      landing: start(controller.signal).finally(() => running.get(key) === started && running.delete(key)),
      controller,
      passengers: 0,
    };
    running.set(key, started);
    return started;
  }

  function leave(key: string, boarded: Running<Value>): void {
    boarded.passengers -= 1;
    if (boarded.passengers > 0) return;
    if (running.get(key) === boarded) running.delete(key);
    boarded.controller.abort();
  }

  return {
    join(flight) {
      const { key, signal, left } = flight;
      if (signal?.aborted) return Promise.resolve(left());
      const boarded = board(flight);
      boarded.passengers += 1;
      const ended = new AbortController();
      const leaving = new Promise<Value>((resolve) => {
        const onAbort = () => {
          leave(key, boarded);
          resolve(left());
        };
        signal?.addEventListener('abort', onAbort, { signal: ended.signal });
      });
      return Promise.race([boarded.landing, leaving]).finally(() => ended.abort());
    },
  };
}
