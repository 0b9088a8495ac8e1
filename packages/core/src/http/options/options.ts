import { amount, type Field, flag, group, isRecord, type PageWindow, readSettings, text } from '@hadaya/core';
import { HTTP_MESSAGES } from '../errors/errors.ts';

/** Sends a request; the page's `fetch` by default. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>;

/** Receives the share uploaded so far, from 0 to 1. */
export type OnProgress = (share: number) => void;

/**
 * Decodes a typed value from a response. If it returns `undefined` or throws, the response is unusable and the call
 * fails with `invalid_json`, kind `parse`.
 */
export type Decode<Value> = (raw: unknown) => Value | undefined;

/** Request options for one call. */
export interface SendOptions {
  readonly signal?: AbortSignal | undefined;
  /** URL that overrides the one in the page's settings. */
  readonly url?: string | undefined;
  /** True if the call changes nothing on the server; the client may then retry it and share it with identical calls. */
  readonly idempotent?: boolean | undefined;
  /** Key of the call; a newer call with the same key cancels the older one. */
  readonly key?: string | undefined;
  /** Timeout in milliseconds; by default 10,000 for reads, 20,000 for writes, 60,000 for uploads. */
  readonly timeoutMs?: number | undefined;
  /** True if the request must outlive the page. */
  readonly keepalive?: boolean | undefined;
  /** Fetches a fresh nonce after the server has refused the old one; the client then repeats the call once. */
  readonly refreshNonce?: (() => Promise<string | undefined>) | undefined;
  /** True to send a multipart body even without files. */
  readonly multipart?: boolean | undefined;
  /** True to log no failures for the owner. */
  readonly isQuiet?: boolean | undefined;
  /** Receives the upload progress. */
  readonly onProgress?: OnProgress | undefined;
}

/** Request options for one call, and the decoder for its response. */
export interface CallOptions<Value> extends SendOptions {
  readonly decode: Decode<Value>;
}

/** Time limits per attempt, in milliseconds, from sending the request to the end of the response. */
export interface HttpTimeouts {
  readonly read: number;
  readonly write: number;
  readonly upload: number;
  readonly nonce: number;
  readonly track: number;
}

/** Retry policy for reads. Writes are never retried. */
export interface HttpRetry {
  /** Additional attempts of a read, at most 2. */
  readonly reads: number;
  /** The longest `Retry-After` that is honoured. */
  readonly maxWaitMs: number;
  /** Time limit for all attempts of one read. */
  readonly totalMs: number;
}

/** Options that an owner or a caller may set; all are optional. */
export interface HttpOptions {
  /** URL of `admin-ajax.php`. */
  readonly ajaxUrl?: string | undefined;
  /** Template of WooCommerce's Ajax URLs, with `%%endpoint%%` as the placeholder. */
  readonly wcAjaxUrl?: string | undefined;
  readonly timeouts?: Partial<HttpTimeouts> | undefined;
  readonly retry?: Partial<HttpRetry> | undefined;
  /** The owner's messages by error code. */
  readonly messages?: Readonly<Record<string, string>> | undefined;
  readonly debug?: boolean | undefined;
  /** Replaces the page's `fetch`. */
  readonly fetch?: Transport | undefined;
}

/** Options with every default filled in. */
export interface FullHttpOptions extends Omit<HttpOptions, 'timeouts' | 'retry' | 'messages' | 'debug'> {
  readonly timeouts: HttpTimeouts;
  readonly retry: HttpRetry;
  readonly messages: Readonly<Record<string, string>>;
  readonly debug: boolean;
}

/** Time limits for each kind of call, in milliseconds. */
export const HTTP_TIMEOUTS: HttpTimeouts = { read: 10_000, write: 20_000, upload: 60_000, nonce: 8000, track: 5000 };

/** Default retry policy for reads. */
const HTTP_RETRY: HttpRetry = { reads: 1, maxWaitMs: 5000, totalMs: 15_000 };
const MOST_RETRIES = 2;

/** Fills in the defaults and limits the number of retries. */
export function fillOptions(options: HttpOptions): FullHttpOptions {
  const retry = { ...HTTP_RETRY, ...options.retry };
  return {
    ...options,
    timeouts: { ...HTTP_TIMEOUTS, ...options.timeouts },
    retry: { ...retry, reads: Math.min(retry.reads, MOST_RETRIES) },
    messages: { ...HTTP_MESSAGES, ...options.messages },
    debug: options.debug === true,
  };
}

const MOST_MS = 120_000;
const milliseconds = (fallback: number) => amount(fallback, { min: 0, max: MOST_MS });

const messages: Field<Readonly<Record<string, string>>> = {
  read: (raw) =>
    Object.fromEntries(
      Object.entries(isRecord(raw) ? raw : {}).flatMap(([code, message]) =>
        typeof message === 'string' ? [[code, message]] : [],
      ),
    ),
};

const schema = {
  /** URL of `admin-ajax.php`; leave empty to use the one that the page provides. */
  ajaxUrl: text(undefined),
  /** URL of WooCommerce AJAX requests, including `%%endpoint%%`; leave empty to use the one that the page provides. */
  wcAjaxUrl: text(undefined),
  /** Log PHP notices from server responses to the browser console, and include the response text in error messages. */
  debug: flag(false),
  /** Custom messages by error code. */
  messages,
  timeouts: group({
    /** Timeout for each attempt at a read request, in milliseconds. */
    read: milliseconds(HTTP_TIMEOUTS.read),
    /** Timeout for write requests, in milliseconds. */
    write: milliseconds(HTTP_TIMEOUTS.write),
    /** Timeout for forms with files, in milliseconds. */
    upload: milliseconds(HTTP_TIMEOUTS.upload),
    /** Timeout for nonce requests, in milliseconds. */
    nonce: milliseconds(HTTP_TIMEOUTS.nonce),
    /** Timeout for requests that count views and clicks, in milliseconds. */
    track: milliseconds(HTTP_TIMEOUTS.track),
  }),
  retry: group({
    /** Number of retries for read requests. */
    reads: amount(HTTP_RETRY.reads, { min: 0, max: 2, whole: true }),
    /**
     * Longest wait, in milliseconds, that the server may set before a retry (`Retry-After`); if it sets a longer one, the
     * request fails.
     */
    maxWaitMs: milliseconds(HTTP_RETRY.maxWaitMs),
    /** Total time limit for all attempts at a read request, in milliseconds. */
    totalMs: milliseconds(HTTP_RETRY.totalMs),
  }),
};

/** Reads the owner's settings under `window.hadaya.settings.http`. */
export function readHttpSettings(page: PageWindow): HttpOptions {
  return readSettings(page, { schema, key: 'http' }).settings;
}
