import type { Environment } from '../environment.ts';
import { readRetryAfter } from './retryAfter.ts';

/** What an error tells about the answer it came from. */
export interface AnswerFacts {
  readonly status: number;
  /** Address it came from, without query values. */
  readonly url: string;
  readonly redirected?: true;
  /** Seconds. */
  readonly retryAfter?: number;
}

/** An answer whose text has been read. */
export interface Answer {
  readonly facts: AnswerFacts;
  readonly text: string;
}

/** An address without its query and hash, which may hold nonces and personal data. */
export function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, '');
}

/** The facts of a response; `url` is where the request went, for responses that do not say. */
export function readFacts(environment: Environment, response: Response, url: string): AnswerFacts {
  const retryAfter = readRetryAfter(response.headers?.get('Retry-After') ?? null, environment.clock.now());
  return {
    status: response.status,
    url: withoutQuery(response.url || url),
    ...(response.redirected === true ? { redirected: true } : {}),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
}

/** Body text of a response; also of a response-like object that offers `json()` alone. */
export async function readText(response: Pick<Response, 'json'> & Partial<Pick<Response, 'text'>>): Promise<string> {
  if (typeof response.text === 'function') return response.text();
  return JSON.stringify(await response.json()) ?? '';
}
