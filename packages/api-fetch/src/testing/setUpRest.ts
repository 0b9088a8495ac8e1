import {
  createScriptedFetch,
  createTestEnvironment,
  type ScriptedAnswer,
  type ScriptedFetch,
  type TestEnvironment,
} from '@hadaya/testing';
import { type ApiFetch, createApiFetch } from '../createApiFetch.ts';
import type { RestOptions } from '../readRestSettings.ts';

/** REST root in the tests, on the page's own origin. */
export const ROOT = `${location.origin}/wp-json/`;
/** Nonce that the page printed. */
export const NONCE = 'abc1234567';

/** A REST client with a scripted server. */
export interface RestSetUp extends Pick<ScriptedFetch, 'requests' | 'answer'> {
  readonly api: ApiFetch;
  readonly environment: TestEnvironment;
}

/** Creates a client with a root, a nonce and a nonce endpoint, each of which can be overridden. */
export function setUpRest(options: RestOptions, ...answers: readonly ScriptedAnswer[]): RestSetUp {
  const { fetch, requests, answer } = createScriptedFetch(...answers);
  const environment = createTestEnvironment({ fetch });
  const nonceEndpoint = `${location.origin}/wp-admin/admin-ajax.php?action=rest-nonce`;
  return {
    api: createApiFetch(environment, { root: ROOT, nonce: NONCE, nonceEndpoint, ...options }),
    environment,
    requests,
    answer,
  };
}

/** Creates a scripted response whose body is the value as JSON. */
export function json(
  value: unknown,
  more: { readonly status?: number; readonly headers?: Readonly<Record<string, string>> } = {},
): ScriptedAnswer {
  return { body: JSON.stringify(value), ...more };
}
