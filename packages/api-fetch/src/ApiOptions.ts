import type { HttpError, HttpErrorKind } from '@hadaya/core/http-parts';

/** Options of one REST request, named as in wp.apiFetch. The caller's object is never changed. */
export interface ApiOptions {
  /** Path under the REST root, `/wp/v2/posts?per_page=5`. */
  readonly path?: string | undefined;
  /** Full URL, instead of a path. */
  readonly url?: string | undefined;
  /** With `endpoint`, an alternative to a path: `wp/v2` and `posts`. */
  readonly namespace?: string | undefined;
  readonly endpoint?: string | undefined;
  readonly method?: string | undefined;
  /** Sent as JSON. */
  readonly data?: unknown;
  readonly body?: BodyInit | null | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly credentials?: RequestCredentials | undefined;
  /** `false` resolves and rejects with the `Response` itself. */
  readonly parse?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Used instead of the known nonce. */
  readonly nonce?: string | undefined;
  /** Milliseconds for one attempt. */
  readonly timeout?: number | undefined;
  readonly keepalive?: boolean | undefined;
}

/** Passes a request to the next step. */
export type ApiNext = (options: ApiOptions) => Promise<unknown>;

/** A middleware, which may change, answer or repeat a request. */
export type ApiStep = (options: ApiOptions, next: ApiNext) => Promise<unknown>;

/** Applies a change to a request's path or URL. */
export function changeTarget(options: ApiOptions, change: (target: string) => string): ApiOptions {
  return {
    ...options,
    ...(options.path === undefined ? {} : { path: change(options.path) }),
    ...(options.url === undefined ? {} : { url: change(options.url) }),
  };
}

type HeaderValues = Readonly<Record<string, string>>;

/** Header value by case-insensitive name. */
export function readHeader(headers: HeaderValues | undefined, name: string): string | undefined {
  const found = Object.keys(headers ?? {}).find((key) => key.toLowerCase() === name.toLowerCase());
  return found === undefined ? undefined : headers?.[found];
}

/** Removes a header by its case-insensitive name; returns a copy. */
export function withoutHeader(headers: HeaderValues | undefined, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(headers ?? {}).filter(([key]) => key.toLowerCase() !== name.toLowerCase()));
}

/** Sets exactly one header of a name; returns a copy. */
export function withHeader(headers: HeaderValues | undefined, name: string, value: string): Record<string, string> {
  return { ...withoutHeader(headers, name), [name]: value };
}

/** Rejection of a REST request: WordPress' shape, and the kind of failure. */
export interface RestRejection {
  readonly code: string;
  readonly message: string;
  /** The server's error data. */
  readonly data?: unknown;
  readonly detail: {
    readonly kind: HttpErrorKind;
    readonly status?: number;
    readonly url?: string;
    readonly retryAfter?: number;
    readonly attempt?: number;
    readonly redirected?: boolean;
    readonly body?: string;
  };
  readonly cause?: unknown;
}

/** An error of the client in the platform's shape. */
export function toRejection({ code, message, data, cause, ...detail }: HttpError): RestRejection {
  return {
    code,
    message,
    ...(data === undefined ? {} : { data }),
    detail,
    ...(cause === undefined ? {} : { cause }),
  };
}
