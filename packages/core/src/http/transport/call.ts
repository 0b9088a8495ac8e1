import type { Clock, Environment } from '../../environment/index.ts';
import { failure, type HttpError, type HttpResult, withoutQuery } from '../errors/errors.ts';
import type { FullHttpOptions, Transport } from '../options/options.ts';

/** One attempt: the request, and its time limit until the end of the response. */
interface ExchangeRequest {
  readonly url: string;
  readonly init: RequestInit;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
  /** Replaces the page's `fetch`, which is otherwise looked up at every attempt. */
  readonly send?: Transport | undefined;
}

type ExchangeOutcome<Value> =
  | { readonly kind: 'answer'; readonly value: Value }
  | { readonly kind: 'network' | 'timeout' | 'aborted'; readonly cause: unknown };

/**
 * Sends the request once and reads the response under one time limit, so that a stalled body times out just like a
 * server that does not respond. Never throws, and discards a response that arrives after an abort, even from a
 * transport that ignores signals.
 */
async function exchange<Value>(
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

/** Resolves with `true` after `ms`, or early with `false` when the signal aborts. */
export function wait(clock: Clock, ms: number, signal?: AbortSignal): Promise<boolean> {
  if (signal?.aborted) return Promise.resolve(false);
  const ended = new AbortController();
  return new Promise<boolean>((resolve) => {
    clock.after(ms, () => resolve(true), ended.signal);
    signal?.addEventListener('abort', () => resolve(false), { signal: ended.signal });
  }).finally(() => ended.abort());
}

export interface CallRequest<Value> {
  readonly url: string;
  readonly init: RequestInit;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
  /** A read can be retried; a write is sent once. */
  readonly kind: 'read' | 'write';
  readonly send?: Transport | undefined;
  /**
   * Reads the response of an attempt, within the attempt's time limit; a truncated body counts as a network failure.
   */
  readonly read: (response: Response, attempt: number) => Promise<HttpResult<Value>>;
}

const WAIT_MS = 1000;
const JITTER_MS = 500;
const WORTH_RETRYING = new Set([429, 502, 503, 504]);

/** Returns the milliseconds to wait before the next attempt, or `undefined` if there is none. */
function waitBeforeRetry(environment: Environment, options: FullHttpOptions, error: HttpError): number | undefined {
  const isPassing = error.kind === 'network' || (error.status !== undefined && WORTH_RETRYING.has(error.status));
  if (!isPassing || environment.window.navigator.onLine === false) return undefined;
  if (error.retryAfter === undefined) return WAIT_MS + environment.random() * JITTER_MS;
  const ms = error.retryAfter * 1000;
  return ms <= options.retry.maxWaitMs ? ms : undefined;
}

async function attemptCall<Value>(
  environment: Environment,
  options: FullHttpOptions,
  request: CallRequest<Value> & { readonly attempt: number },
): Promise<HttpResult<Value>> {
  const { attempt, url } = request;
  const outcome = await exchange(environment, { ...request, send: request.send ?? options.fetch }, (response) =>
    request.read(response, attempt),
  );
  if (outcome.kind === 'answer') return outcome.value;
  const code = outcome.kind === 'aborted' ? 'aborted' : 'fetch_error';
  return failure({
    kind: outcome.kind,
    code,
    message: options.messages[code] ?? '',
    url: withoutQuery(url),
    attempt,
    ...(outcome.cause === undefined ? {} : { cause: outcome.cause }),
  });
}

/** Sends a call, and retries a read when the failure looks temporary. Never throws. */
export async function call<Value>(
  environment: Environment,
  options: FullHttpOptions,
  request: CallRequest<Value>,
): Promise<HttpResult<Value>> {
  const endMs = environment.clock.now() + options.retry.totalMs;
  const attempts = request.kind === 'read' ? 1 + options.retry.reads : 1;
  for (let attempt = 1; ; attempt += 1) {
    const leftMs = endMs - environment.clock.now();
    const timeoutMs = request.kind === 'read' ? Math.min(request.timeoutMs, leftMs) : request.timeoutMs;
    const result = await attemptCall(environment, options, { ...request, timeoutMs, attempt });
    if (result.ok || attempt >= attempts) return result;
    const waitMs = waitBeforeRetry(environment, options, result.error);
    if (waitMs === undefined || environment.clock.now() + waitMs >= endMs) return result;
    if (!(await wait(environment.clock, waitMs, request.signal))) return result;
  }
}
