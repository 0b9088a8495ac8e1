import {
  createScriptedFetch,
  createTestEnvironment,
  type ScriptedAnswer,
  type ScriptedFetch,
  type TestEnvironment,
} from '@hadaya/testing';
import { type ApiFetch, createApiFetch } from '../createApiFetch.ts';
import type { RestOptions } from '../readRestSettings.ts';

export const ROOT = `${location.origin}/wp-json/`;
export const NONCE = 'abc1234567';

export interface RestSetUp extends Pick<ScriptedFetch, 'requests' | 'answer'> {
  readonly api: ApiFetch;
  readonly environment: TestEnvironment;
}

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

export function json(
  value: unknown,
  more: { readonly status?: number; readonly headers?: Readonly<Record<string, string>> } = {},
): ScriptedAnswer {
  return { body: JSON.stringify(value), ...more };
}
