import type { Transport } from './exchange.ts';
import { HTTP_MESSAGES } from './HttpError.ts';

/** Milliseconds from sending to the end of the answer, per attempt. */
export interface HttpTimeouts {
  readonly read: number;
  readonly write: number;
  readonly upload: number;
  readonly nonce: number;
  readonly track: number;
}

/** When a read is tried again. Writes never are. */
export interface HttpRetry {
  /** Further attempts of a read, at most 2. */
  readonly reads: number;
  /** The longest `Retry-After` that is waited for. */
  readonly maxWaitMs: number;
  /** All attempts of one read end within this time. */
  readonly totalMs: number;
}

/** What an owner or a caller may set; all of it is optional. */
export interface HttpOptions {
  /** Address of `admin-ajax.php`. */
  readonly ajaxUrl?: string | undefined;
  /** Address of WooCommerce's calls, with `%%endpoint%%` where the name goes. */
  readonly wcAjaxUrl?: string | undefined;
  readonly timeouts?: Partial<HttpTimeouts> | undefined;
  readonly retry?: Partial<HttpRetry> | undefined;
  /** Own texts by error code. */
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

/** Time limits by kind of call, in milliseconds. */
export const HTTP_TIMEOUTS: HttpTimeouts = { read: 10_000, write: 20_000, upload: 60_000, nonce: 8000, track: 5000 };

/** When and how long reads are tried again. */
export const HTTP_RETRY: HttpRetry = { reads: 1, maxWaitMs: 5000, totalMs: 15_000 };
const MOST_RETRIES = 2;

/** Fills in the defaults. */
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
