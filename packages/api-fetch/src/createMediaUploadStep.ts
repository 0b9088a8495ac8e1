import type { Environment } from '@hadaya/core';
import { type HttpResult, wait } from '@hadaya/core/http-parts';
import { type ApiNext, type ApiOptions, type ApiStep, toRejection } from './ApiOptions.ts';

export interface MediaTools {
  readonly environment: Environment;
  readonly readJson: (response: Response) => Promise<HttpResult<unknown>>;
  /** Pause before the second attempt, in milliseconds; each further pause is longer by the same amount. */
  readonly pauseMs?: number | undefined;
}

const ATTEMPTS = 5;
const PAUSE_MS = 500;
const MESSAGE = 'Media upload failed. If this is a photo or a large image, please scale it down and try again.';

/**
 * Matches the media route with or without a leading slash, in a path, under a REST root, or encoded in the argument of
 * plain permalinks.
 */
const MEDIA_ROUTE = /(?:^|\/|%2F)wp(?:\/|%2F)v2(?:\/|%2F)media(?![\w-])/i;

function isUpload({ path = '', url = '', method = 'GET' }: ApiOptions): boolean {
  return method.toUpperCase() === 'POST' && [path, url].some((target) => MEDIA_ROUTE.test(target));
}

/** Returns the id of an upload that arrived although the server failed to create its image sizes. */
function readUnfinishedId(error: unknown): string | undefined {
  if (!(error instanceof Response) || error.status < 500 || error.status > 599) return undefined;
  const id = error.headers.get('x-wp-upload-attachment-id') ?? '';
  return /^\d+$/.test(id) ? id : undefined;
}

async function postProcess(
  tools: MediaTools,
  { signal }: ApiOptions,
  { next, id }: { readonly next: ApiNext; readonly id: string },
) {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      return await next({
        path: `/wp/v2/media/${id}/post-process`,
        method: 'POST',
        data: { action: 'create-image-subsizes' },
        parse: false,
        signal,
      });
    } catch (error) {
      if (signal?.aborted) throw error;
      if (attempt < ATTEMPTS) await wait(tools.environment.clock, attempt * (tools.pauseMs ?? PAUSE_MS), signal);
    }
  }
  await next({ path: `/wp/v2/media/${id}?force=true`, method: 'DELETE', signal }).catch(() => undefined);
  return undefined;
}

async function settle(tools: MediaTools, options: ApiOptions, response: unknown): Promise<unknown> {
  if (options.parse === false || !(response instanceof Response)) return response;
  const result = await tools.readJson(response);
  if (!result.ok) throw toRejection(result.error);
  return result.value;
}

/**
 * Finishes uploads of large images. If the server fails while creating the image sizes, requests post-processing up to
 * five times; if all attempts fail, deletes the unfinished image. Not used on visitors' pages.
 */
export function createMediaUploadStep(tools: MediaTools): ApiStep {
  return async (options, next) => {
    if (!isUpload(options)) return next(options);
    try {
      return await settle(tools, options, await next({ ...options, parse: false }));
    } catch (error) {
      const id = readUnfinishedId(error);
      if (!(error instanceof Response)) throw error;
      if (id === undefined) {
        if (options.parse === false) throw error;
        return settle(tools, options, error);
      }
      const done = await postProcess(tools, options, { next, id });
      if (done !== undefined) return settle(tools, options, done);
      if (options.parse === false) throw error;
      throw toRejection({ kind: 'http', code: 'post_process', message: MESSAGE, status: error.status });
    }
  };
}
