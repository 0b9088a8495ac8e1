import type { HttpError, HttpErrorKind } from '@hadaya/core/http-parts';

/** Options for one REST request, named as in wp.apiFetch. Requests never change the caller's object. */
export interface ApiOptions {
  /** Path under the REST root, such as `/wp/v2/posts?per_page=5`. */
  readonly path?: string | undefined;
  /** Full URL, instead of a path. */
  readonly url?: string | undefined;
  /** Together with `endpoint`, an alternative to `path`: for example, `wp/v2` and `posts`. */
  readonly namespace?: string | undefined;
  readonly endpoint?: string | undefined;
  readonly method?: string | undefined;
  /** Request body, sent as JSON. */
  readonly data?: unknown;
  readonly body?: BodyInit | null | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly credentials?: RequestCredentials | undefined;
  /** With `false`, the promise resolves or rejects with the `Response` itself. */
  readonly parse?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Nonce for this request, instead of the client's current one. */
  readonly nonce?: string | undefined;
  /** Timeout for one attempt, in milliseconds. */
  readonly timeout?: number | undefined;
  readonly keepalive?: boolean | undefined;
}

/** Passes a request to the next step. */
export type ApiNext = (options: ApiOptions) => Promise<unknown>;

/** A middleware, which may change, answer or repeat a request. */
export type ApiStep = (options: ApiOptions, next: ApiNext) => Promise<unknown>;

export function changeTarget(options: ApiOptions, change: (target: string) => string): ApiOptions {
  return {
    ...options,
    ...(options.path === undefined ? {} : { path: change(options.path) }),
    ...(options.url === undefined ? {} : { url: change(options.url) }),
  };
}

type HeaderValues = Readonly<Record<string, string>>;

/** Returns a header's value; the name is case-insensitive. */
export function readHeader(headers: HeaderValues | undefined, name: string): string | undefined {
  const found = Object.keys(headers ?? {}).find((key) => key.toLowerCase() === name.toLowerCase());
  return found === undefined ? undefined : headers?.[found];
}

/** Returns a copy without the header; the name is case-insensitive. */
export function withoutHeader(headers: HeaderValues | undefined, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(headers ?? {}).filter(([key]) => key.toLowerCase() !== name.toLowerCase()));
}

/** Returns a copy with exactly one header of this name. */
export function withHeader(headers: HeaderValues | undefined, name: string, value: string): Record<string, string> {
  return { ...withoutHeader(headers, name), [name]: value };
}

/** The value with which a REST request rejects: WordPress's error, plus the kind and details of the failure. */
export interface RestRejection {
  readonly code: string;
  readonly message: string;
  /** The `data` of WordPress's error, for example the invalid parameters. */
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

export function toRejection({ code, message, data, cause, ...detail }: HttpError): RestRejection {
  return {
    code,
    message,
    ...(data === undefined ? {} : { data }),
    detail,
    ...(cause === undefined ? {} : { cause }),
  };
}
