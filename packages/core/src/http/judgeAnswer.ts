import { isRecord } from '@hadaya/core';

import type { Answer } from './answer.ts';
import { failure, type HttpError, type HttpErrorKind, type HttpResult } from './HttpError.ts';
import { type ParsedBody, parseBody } from './parseBody.ts';

/** How an answer is judged. */
export interface Judging {
  readonly messages: Readonly<Record<string, string>>;
  /** Admin-ajax and wc-ajax say "0" and "-1" where REST sends objects. */
  readonly dialect: 'ajax' | 'rest';
  readonly debug: boolean;
  readonly attempt: number;
  /** Told once when an answer had to be dug out of PHP notices. */
  readonly onNoise: () => void;
}

const TOO_MANY_REQUESTS = 429;
const UNAVAILABLE = 503;

function statusKind(status: number, otherwise: HttpErrorKind): HttpErrorKind {
  return status === TOO_MANY_REQUESTS || status === UNAVAILABLE ? 'busy' : otherwise;
}

/** Kind of the bare words of WordPress' ajax endpoints, if the answer is one. */
function ajaxKind(value: unknown, status: number): HttpErrorKind | undefined {
  if (value === -1) return 'nonce';
  if (value === 0) return status === 200 ? 'empty' : status === 400 ? 'no_action' : statusKind(status, 'http');
  return undefined;
}

function judgeRefusal(
  body: ParsedBody & { kind: 'json' },
  status: number,
): Pick<HttpError, 'kind' | 'code'> & Partial<HttpError> {
  const kind = statusKind(status, 'http');
  const { value } = body;
  if (!isRecord(value)) return { kind, code: 'unknown_error' };
  if (typeof value.code !== 'string' || value.code === '') return { kind, code: 'unknown_error', data: value };
  return {
    kind,
    code: value.code,
    ...(typeof value.message === 'string' ? { message: value.message } : {}),
    ...('data' in value ? { data: value.data } : {}),
  };
}

/** Turns an answer into its value or into an error of the catalogue. */
export function judgeAnswer(answer: Answer, judging: Judging): HttpResult<unknown> {
  const { status } = answer.facts;
  const isFine = status >= 200 && status < 300;
  const body: ParsedBody = status === 204 ? { kind: 'empty' } : parseBody(answer.text);
  const refuse = (found: Pick<HttpError, 'kind' | 'code'> & Partial<HttpError>): HttpResult<unknown> =>
    failure({
      message: judging.messages[found.code] ?? judging.messages.unknown_error ?? '',
      ...answer.facts,
      attempt: judging.attempt,
      ...(judging.debug ? { body: answer.text.slice(0, 200) } : {}),
      ...found,
    });

  if (body.kind === 'json') {
    if (body.noisy) judging.onNoise();
    const word = judging.dialect === 'ajax' ? ajaxKind(body.value, status) : undefined;
    if (word) return refuse({ kind: word, code: 'unknown_error' });
    return isFine ? { ok: true, value: body.value } : refuse(judgeRefusal(body, status));
  }
  if (isFine && body.kind === 'empty') return { ok: true, value: null };
  return refuse({ kind: statusKind(status, body.kind === 'html' ? 'html' : 'parse'), code: 'invalid_json' });
}
