import type { HttpError, HttpErrorKind } from '../HttpError.ts';

/** What a REST request rejects with: the platform's shape, plus what we know about the way it failed. */
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
