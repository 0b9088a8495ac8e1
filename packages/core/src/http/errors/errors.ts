/**
 * What went wrong, for programs:
 * - `network` nothing came back, `timeout` too late, `aborted` the caller gave up or a newer call took over
 * - `http` the server refused, `busy` it asks to come later (429, 503), `html` it sent a page, `parse` its text is no answer of ours
 * - `empty` the handler printed nothing, `no_action` it knows no such action for this visitor, `nonce` the token is too old
 * - `cross_origin` the next page of a list lies elsewhere, `config` the page never said where to send the call
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

/** A failed call as a value. No address in it carries query values, so no nonce leaves through a log. */
export interface HttpError {
  readonly kind: HttpErrorKind;
  /** One of `invalid_json`, `unknown_error`, `fetch_error`, `post_process`, `aborted`, or the server's own code. */
  readonly code: string;
  /** Our sentence or the server's; may hold HTML when it is the server's, so show it as text. */
  readonly message: string;
  /** HTTP status, when there was an answer. */
  readonly status?: number;
  /** Address without query values. */
  readonly url?: string;
  /** Seconds that the server asks to wait. */
  readonly retryAfter?: number;
  /** 1 for the first attempt. */
  readonly attempt?: number;
  readonly redirected?: boolean;
  /** First 200 characters of the answer, in debug mode only. */
  readonly body?: string;
  /** The server's error object. */
  readonly data?: unknown;
  readonly cause?: unknown;
}

/** The outcome of a call; calls never throw. */
export type HttpResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: HttpError };

/** The texts of the platform's error catalogue, by code. An owner replaces them through `messages`. */
export const HTTP_MESSAGES: Readonly<Record<string, string>> = {
  invalid_json: 'The response is not a valid JSON response.',
  unknown_error: 'An unknown error occurred.',
  fetch_error: 'You are probably offline.',
  aborted: 'The request was cancelled.',
};

/** A failed outcome. */
export function failure(error: HttpError): { readonly ok: false; readonly error: HttpError } {
  return { ok: false, error };
}

/** An address without its query and hash, which may hold nonces and personal data. */
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

/** A failure that the client itself declares, without an answer of the server. */
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
