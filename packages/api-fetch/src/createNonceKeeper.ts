import type { Environment } from '@hadaya/core';
import {
  call,
  type FullHttpOptions,
  findAjaxUrl,
  isSameOrigin,
  readGlobalText,
  resolveUrl,
} from '@hadaya/core/http-parts';
import { type ApiStep, readHeader, withHeader } from './ApiOptions.ts';
import { readHostNonce, readHostNonceEndpoint } from './createHostApiFetch.ts';
import { addQueryArgument } from './readQuery.ts';

export const NONCE_HEADER = 'X-WP-Nonce';

/** A middleware that adds a nonce to requests; assign a fresh nonce to its `nonce` property. */
export interface NonceStep extends ApiStep {
  nonce: string | undefined;
}

/**
 * Adds exactly one nonce header: replaces an outdated one from the caller, regardless of the letter case of its name.
 * Adds nothing if there is no nonce.
 */
export function createNonceStep(nonce?: string): NonceStep {
  const run: ApiStep = (options, next) => {
    const current = options.nonce ?? step.nonce;
    if (!current || readHeader(options.headers, NONCE_HEADER) === current) return next(options);
    return next({ ...options, headers: withHeader(options.headers, NONCE_HEADER, current) });
  };
  const step: NonceStep = Object.assign(run, { nonce });
  return step;
}

export type NonceRefresh = 'fresh' | 'anonymous' | 'failed';

/** Manages the REST nonce of a page, because a cached page may contain an outdated one. */
export interface NonceKeeper {
  readonly step: NonceStep;
  /** Adopts the fresh nonce from a successful response. */
  take(nonce: string | null | undefined): void;
  /** Requests a fresh nonce; simultaneous calls share one request. */
  refresh(): Promise<NonceRefresh>;
}

export interface NonceOptions {
  readonly nonce?: string | undefined;
  /** URL that returns a fresh nonce as plain text. */
  readonly nonceEndpoint?: string | undefined;
}

const NONCE = /^[A-Za-z0-9_-]{6,64}$/;

function findEndpoint(
  environment: Environment,
  options: FullHttpOptions,
  given: string | undefined,
): string | undefined {
  const known = given ?? readHostNonceEndpoint(environment.window);
  if (known !== undefined) return known;
  const ajaxUrl = findAjaxUrl(environment.window, options);
  return ajaxUrl === undefined ? undefined : addQueryArgument(ajaxUrl, 'action', 'rest-nonce');
}

async function askForNonce(
  environment: Environment,
  options: FullHttpOptions,
  url: string,
): Promise<string | 'anonymous' | undefined> {
  const isOwn = isSameOrigin(environment.window, url);
  const answer = await call(environment, options, {
    url,
    init: { credentials: 'include', cache: 'no-store', ...(isOwn ? { mode: 'same-origin' } : {}) },
    timeoutMs: options.timeouts.nonce,
    // The client does not retry writes, so each refresh makes only one request. The caller decides how to continue.
    kind: 'write',
    async read(response) {
      return { ok: true, value: { status: response.status, text: (await response.text()).trim() } };
    },
  });
  if (!answer.ok) return undefined;
  const { status, text } = answer.value;
  if (status === 400 && text === '0') return 'anonymous';
  return status === 200 && NONCE.test(text) ? text : undefined;
}

export function createNonceKeeper(
  environment: Environment,
  options: FullHttpOptions,
  given: NonceOptions,
): NonceKeeper {
  const page = environment.window;
  const step = createNonceStep(
    given.nonce ?? readGlobalText(page, 'wpApiSettings', 'nonce') ?? readHostNonce(page)?.read(),
  );
  let running: Promise<NonceRefresh> | undefined;

  async function refresh(): Promise<NonceRefresh> {
    const url = findEndpoint(environment, options, given.nonceEndpoint);
    if (url === undefined || !resolveUrl(page, url)) return 'failed';
    const answer = await askForNonce(environment, options, url);
    if (answer === undefined) return 'failed';
    step.nonce = answer === 'anonymous' ? undefined : answer;
    if (step.nonce !== undefined) readHostNonce(page)?.write(step.nonce);
    return answer === 'anonymous' ? 'anonymous' : 'fresh';
  }

  return {
    step,
    take: (nonce) => {
      if (nonce) step.nonce = nonce;
    },
    refresh() {
      running ??= refresh().finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}
