import { isRecord } from '@hadaya/core';
import type { Environment } from '../../environment/index.ts';
import { failure, type HttpError, type HttpErrorKind, type HttpResult, withoutQuery } from '../errors/errors.ts';
import type { FullHttpOptions } from '../options/options.ts';
import { type ParsedBody, parseBody } from './parseBody.ts';

/** The parts of a response that an error reports. */
export interface AnswerFacts {
  readonly status: number;
  /** URL of the response, without query values. */
  readonly url: string;
  readonly redirected?: true;
  /** Seconds to wait before a retry. */
  readonly retryAfter?: number;
}

interface Answer {
  readonly facts: AnswerFacts;
  readonly text: string;
}

/**
 * Returns the seconds to wait according to a `Retry-After` header, which contains seconds or an HTTP date; ignores an
 * invalid header.
 */
function readRetryAfter(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined;
  const text = header.trim();
  if (/^\d+$/.test(text)) return Number(text);
  const at = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) || at < nowMs ? undefined : (at - nowMs) / 1000;
}

/** Returns the facts about a response; `url` is the request's URL, used for a response that has no URL of its own. */
export function readFacts(environment: Environment, response: Response, url: string): AnswerFacts {
  const retryAfter = readRetryAfter(response.headers?.get('Retry-After') ?? null, environment.clock.now());
  return {
    status: response.status,
    url: withoutQuery(response.url || url),
    ...(response.redirected === true ? { redirected: true } : {}),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
}

/** Returns the body text of a response or of a response-like object that has only `json()`. */
async function readText(response: Pick<Response, 'json'> & Partial<Pick<Response, 'text'>>): Promise<string> {
  if (typeof response.text === 'function') return response.text();
  return JSON.stringify(await response.json()) ?? '';
}

interface Interpretation {
  readonly messages: Readonly<Record<string, string>>;
  /** Conventions that the endpoint follows: admin-ajax and wc-ajax send "0" and "-1" where REST sends objects. */
  readonly dialect: 'ajax' | 'rest';
  readonly debug: boolean;
  readonly attempt: number;
  /** Called once if the client had to extract a response from PHP notices. */
  readonly onNoise: () => void;
}

const TOO_MANY_REQUESTS = 429;
const UNAVAILABLE = 503;

function statusKind(status: number, otherwise: HttpErrorKind): HttpErrorKind {
  return status === TOO_MANY_REQUESTS || status === UNAVAILABLE ? 'busy' : otherwise;
}

/** Returns the error kind for a bare WordPress Ajax response (`0`, `-1`), or `undefined` for any other response. */
function ajaxKind(value: unknown, status: number): HttpErrorKind | undefined {
  if (value === -1) return 'nonce';
  if (value === 0) return status === 200 ? 'empty' : status === 400 ? 'no_action' : statusKind(status, 'http');
  return undefined;
}

function readRefusal(
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

function interpretText(answer: Answer, how: Interpretation): HttpResult<unknown> {
  const { status } = answer.facts;
  const isFine = status >= 200 && status < 300;
  const body: ParsedBody = status === 204 ? { kind: 'empty' } : parseBody(answer.text);
  const refuse = (found: Pick<HttpError, 'kind' | 'code'> & Partial<HttpError>): HttpResult<unknown> =>
    failure({
      message: how.messages[found.code] ?? how.messages.unknown_error ?? '',
      ...answer.facts,
      attempt: how.attempt,
      ...(how.debug ? { body: answer.text.slice(0, 200) } : {}),
      ...found,
    });

  if (body.kind === 'json') {
    if (body.noisy) how.onNoise();
    const word = how.dialect === 'ajax' ? ajaxKind(body.value, status) : undefined;
    if (word) return refuse({ kind: word, code: 'unknown_error' });
    return isFine ? { ok: true, value: body.value } : refuse(readRefusal(body, status));
  }
  if (isFine && body.kind === 'empty') return { ok: true, value: null };
  return refuse({ kind: statusKind(status, body.kind === 'html' ? 'html' : 'parse'), code: 'invalid_json' });
}

/** Creates a function that reads the responses from one URL. It parses the text regardless of the content type. */
export function interpretResponse(
  environment: Environment,
  { messages, debug }: Pick<FullHttpOptions, 'messages' | 'debug'>,
  { url, dialect }: { readonly url: string; readonly dialect: Interpretation['dialect'] },
): (response: Response, attempt?: number) => Promise<HttpResult<unknown>> {
  return async (response, attempt = 1) => {
    const facts = readFacts(environment, response, url);
    const onNoise = () => {
      if (debug)
        environment.logger.warn(`${facts.url} printed PHP notices before its response; the response was used.`);
    };
    return interpretText({ facts, text: await readText(response) }, { messages, dialect, debug, attempt, onNoise });
  };
}
