import { type Environment, isRecord } from '@hadaya/core';
import {
  createFailure,
  fillOptions,
  findRestRoot,
  interpretResponse,
  isSameOrigin,
  resolveUrl,
} from '@hadaya/core/http-parts';
import { type ApiOptions, type ApiStep, toRejection, withoutHeader } from './ApiOptions.ts';
import { createFetchAllStep } from './createFetchAllStep.ts';
import { createMediaUploadStep } from './createMediaUploadStep.ts';
import { createNonceKeeper, NONCE_HEADER } from './createNonceKeeper.ts';
import { createRequestSteps } from './createRequestSteps.ts';
import { createRestTransport } from './createRestTransport.ts';
import { type RestOptions, readRestSettings } from './readRestSettings.ts';

/** Sends the final request in place of `fetch`. */
export type ApiHandler = (options: ApiOptions) => Promise<unknown>;

/**
 * The site's REST client, like wp.apiFetch: resolves to the response and rejects with `{code, message, data?, detail}`.
 * When the caller aborts, it rejects with an `AbortError`.
 */
export interface ApiFetch {
  (options: ApiOptions): Promise<unknown>;
  /**
   * Registers a middleware; the last one registered runs first. The returned function removes the middleware and
   * returns true only on its first call.
   */
  use(step: ApiStep): () => boolean;
  /** Replaces the transport; the handler receives the final options. */
  setFetchHandler(handler: ApiHandler): void;
  /** Creates a middleware that finishes uploads of large images; register it with `use` where users upload media. */
  createMediaUploadStep(pauseMs?: number): ApiStep;
}

const INVALID_NONCE = 'rest_cookie_invalid_nonce';

function isRepeatable({ body }: ApiOptions): boolean {
  return !(typeof ReadableStream === 'function' && body instanceof ReadableStream);
}

function createSteps(environment: Environment, given: RestOptions, nonceStep: ApiStep): ApiStep[] {
  const page = environment.window;
  const options = fillOptions(given);
  const root = findRestRoot(page, given.root);
  const readJson = interpretResponse(environment, options, { url: root, dialect: 'rest' });
  const addressOf = ({ url, path }: ApiOptions) => url ?? path ?? root;
  return [
    nonceStep,
    ...createRequestSteps({ ...given, root, isForeign: (request) => !isSameOrigin(page, addressOf(request)) }),
    createFetchAllStep({
      readJson,
      refuse: (kind) => toRejection(createFailure(options, kind, root).error),
      resolveNext(next, base) {
        const first = resolveUrl(page, base || root);
        const url = resolveUrl(page, first ? new URL(next, first).href : next);
        // A server behind a TLS-terminating proxy may write `http:` in its own URLs.
        if (url && url.host === first?.host) url.protocol = first.protocol;
        return url && url.origin === first?.origin ? url.href : undefined;
      },
    }),
  ];
}

/**
 * Creates a REST client; missing options come from `window.hadaya.settings.http`, then from the page. The client sends
 * no request by itself and registers nothing on wp.apiFetch.
 */
export function createApiFetch(environment: Environment, own: RestOptions = {}): ApiFetch {
  const given = { ...readRestSettings(environment.window), ...own };
  const options = fillOptions(given);
  const root = findRestRoot(environment.window, given.root);
  const keeper = createNonceKeeper(environment, options, given);
  const steps = createSteps(environment, given, keeper.step);
  const added: ApiStep[] = [];
  const send = createRestTransport({ environment, options, root, onNonce: keeper.take });

  let handler: ApiHandler = async (request) => {
    const result = await send(request);
    if (result.ok) return result.value;
    if (result.error.kind === 'aborted') throw request.signal?.reason ?? result.error.cause;
    throw request.parse === false && result.error.cause instanceof Response
      ? result.error.cause
      : toRejection(result.error);
  };
  const pass = (request: ApiOptions, path: readonly ApiStep[]): Promise<unknown> => {
    const [step, ...rest] = path;
    return step ? step(request, (next) => pass(next, rest)) : handler(request);
  };

  async function apiFetch(request: ApiOptions): Promise<unknown> {
    const path = [...added, ...steps];
    try {
      return await pass(request, path);
    } catch (error) {
      const isOld = isRecord(error) && error.code === INVALID_NONCE && isRepeatable(request);
      if (!isOld || (await keeper.refresh()) === 'failed') throw error;
      return pass({ ...request, nonce: undefined, headers: withoutHeader(request.headers, NONCE_HEADER) }, path);
    }
  }

  return Object.assign(apiFetch, {
    use(step: ApiStep) {
      added.unshift(step);
      return () => {
        const at = added.indexOf(step);
        if (at >= 0) added.splice(at, 1);
        return at >= 0;
      };
    },
    setFetchHandler(replacement: ApiHandler) {
      handler = replacement;
    },
    createMediaUploadStep: (pauseMs?: number) =>
      createMediaUploadStep({
        environment,
        readJson: interpretResponse(environment, options, { url: root, dialect: 'rest' }),
        pauseMs,
      }),
  });
}
