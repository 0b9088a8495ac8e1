/**
 * The kind of error, for programs:
 * - `network` no response, `timeout` too late, `aborted` by the caller or a newer call
 * - `http` the server refused, `busy` the server requests a later retry (429, 503), `html` the server sent a page
 * - `parse` the text is not a valid response, `empty` the handler printed nothing
 * - `no_action` the site has no handler that this visitor may use for the action, `nonce` the token has expired
 * - `cross_origin` the next page of a list is on another origin, `config` the page has no URL for the call
 */
export type HttpErrorKind =
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'http'
  | 'busy'
  | 'html'
  | 'parse'
  | 'empty'
  | 'no_action'
  | 'nonce'
  | 'cross_origin'
  | 'config';

/** A failed call as a value. Its URLs never contain query values, so that a log cannot leak a nonce. */
export interface HttpError {
  readonly kind: HttpErrorKind;
  /** One of `invalid_json`, `unknown_error`, `fetch_error`, `post_process`, `aborted`, or the server's own code. */
  readonly code: string;
  /** Hadaya's message or the server's. The server's message may contain HTML, so show it as text. */
  readonly message: string;
  /** HTTP status, if there was a response. */
  readonly status?: number;
  readonly url?: string;
  /** Seconds that the server asks the client to wait. */
  readonly retryAfter?: number;
  /** Number of the attempt; 1 for the first. */
  readonly attempt?: number;
  readonly redirected?: boolean;
  /** First 200 characters of the response, in debug mode only. */
  readonly body?: string;
  /** The server's error object. */
  readonly data?: unknown;
  readonly cause?: unknown;
}

/** The outcome of a call; calls never throw. */
export type HttpResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: HttpError };

/** The default error messages, keyed by error code. An owner replaces them through `messages`. */
export const HTTP_MESSAGES: Readonly<Record<string, string>> = {
  invalid_json: 'The response is not a valid JSON response.',
  unknown_error: 'An unknown error occurred.',
  fetch_error: 'You are probably offline.',
  aborted: 'The request was cancelled.',
};

export function failure(error: HttpError): { readonly ok: false; readonly error: HttpError } {
  return { ok: false, error };
}

/** Returns a URL without its query and hash, which may contain nonces and personal data. */
export function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, '');
}

const CODES = {
  aborted: 'aborted',
  config: 'unknown_error',
  http: 'unknown_error',
  parse: 'invalid_json',
  cross_origin: 'unknown_error',
} as const;

/** Creates an error that the client itself raises, without a response from the server. */
export function createFailure(
  { messages }: { readonly messages: Readonly<Record<string, string>> },
  kind: keyof typeof CODES,
  url?: string,
): { readonly ok: false; readonly error: HttpError } {
  const code = CODES[kind];
  return failure({
    kind,
    code,
    message: messages[code] ?? '',
    ...(url === undefined ? {} : { url: withoutQuery(url) }),
  });
}
