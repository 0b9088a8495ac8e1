import type { Environment } from '../environment.ts';

/** Sends a request; the page's `fetch` unless something else is given. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>;

/** One attempt: what to send and how long to wait for the end of the answer. */
export interface ExchangeRequest {
  readonly url: string;
  readonly init: RequestInit;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
  /** Replaces the page's `fetch`, which is looked up anew for every attempt. */
  readonly send?: Transport | undefined;
}

/** How an attempt ended below the level of HTTP. */
export type ExchangeOutcome<Value> =
  | { readonly kind: 'answer'; readonly value: Value }
  | { readonly kind: 'network' | 'timeout' | 'aborted'; readonly cause: unknown };

/**
 * Sends once and reads the answer under one time limit, so that a body that stalls ends like a silent server.
 * Never throws, and an answer that arrives after an abort is not used, even from a transport that ignores signals.
 */
export async function exchange<Value>(
  environment: Environment,
  { url, init, timeoutMs, signal, send = environment.fetch }: ExchangeRequest,
  read: (response: Response) => Promise<Value>,
): Promise<ExchangeOutcome<Value>> {
  if (signal?.aborted) return { kind: 'aborted', cause: signal.reason };
  const attempt = new AbortController();
  const settled = new AbortController();

  const givenUp = new Promise<ExchangeOutcome<Value>>((resolve) => {
    const giveUp = (kind: 'timeout' | 'aborted', cause?: unknown) => {
      resolve({ kind, cause });
      attempt.abort(cause);
    };
    environment.clock.after(timeoutMs, () => giveUp('timeout'), settled.signal);
    signal?.addEventListener('abort', () => giveUp('aborted', signal.reason), { signal: settled.signal });
  });
  const sent = async (): Promise<ExchangeOutcome<Value>> => {
    try {
      return { kind: 'answer', value: await read(await send(url, { ...init, signal: attempt.signal })) };
    } catch (cause) {
      return { kind: 'network', cause };
    }
  };
  const outcome = await Promise.race([givenUp, sent()]);
  settled.abort();
  return outcome;
}
