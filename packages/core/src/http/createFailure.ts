import { withoutQuery } from './answer.ts';
import { failure, type HttpError } from './HttpError.ts';
import type { FullHttpOptions } from './HttpOptions.ts';

const CODES = {
  aborted: 'aborted',
  config: 'unknown_error',
  http: 'unknown_error',
  parse: 'invalid_json',
  cross_origin: 'unknown_error',
} as const;

/** A failure that the client itself declares, without an answer of the server. */
export function createFailure(
  { messages }: Pick<FullHttpOptions, 'messages'>,
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
