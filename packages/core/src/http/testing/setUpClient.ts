import {
  createScriptedFetch,
  createTestEnvironment,
  type ScriptedAnswer,
  type ScriptedFetch,
  type TestEnvironment,
} from '@hadaya/testing';
import { createClient, type HttpClient } from '../createClient.ts';
import type { HttpResult } from '../errors/errors.ts';
import type { HttpOptions, SendOptions } from '../options/options.ts';

export const AJAX_URL = `${location.origin}/wp-admin/admin-ajax.php`;
export const WC_AJAX_URL = '/?wc-ajax=%%endpoint%%';
export const asIs = (raw: unknown) => raw;

type Given = SendOptions & { readonly decode?: (raw: unknown) => unknown };

export interface ClientSetUp extends Pick<ScriptedFetch, 'requests' | 'answer'> {
  readonly client: HttpClient;
  readonly environment: TestEnvironment;
  readonly clock: TestEnvironment['clock'];
  readonly gallery: (given?: Given) => Promise<HttpResult<unknown>>;
  readonly ajax: (given?: Given) => Promise<HttpResult<unknown>>;
}

export function setUpWith(options: HttpOptions, ...answers: readonly ScriptedAnswer[]): ClientSetUp {
  const { fetch, requests, answer } = createScriptedFetch(...answers);
  const environment = createTestEnvironment({ fetch });
  const client = createClient(environment, { ajaxUrl: AJAX_URL, wcAjaxUrl: WC_AJAX_URL, ...options });
  return {
    client,
    environment,
    requests,
    answer,
    clock: environment.clock,
    gallery: (given = {}) => client.wcAjax('get_default_gallery', { product_id: 5 }, { decode: asIs, ...given }),
    ajax: (given = {}) => client.adminAjax('x', { nonce: 'old', a: 1 }, { decode: asIs, ...given }),
  };
}

export function setUp(...answers: readonly ScriptedAnswer[]): ClientSetUp {
  return setUpWith({}, ...answers);
}
