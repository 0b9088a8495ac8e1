/** Exports our HTTP client to test pages as `kit`. */

import { type ApiOptions, createApiFetch } from '@hadaya/api-fetch';
import { createEnvironment } from '@hadaya/core';
import { createClient, getText } from '@hadaya/core/http';

const environment = createEnvironment(window);

export type Outcome = { readonly value: unknown } | { readonly error: unknown };

function settle(promise: Promise<unknown>): Promise<Outcome> {
  return promise.then(
    (value) => ({ value }),
    ({ code, message, data, detail }) => ({ error: { code, message, data, detail } }),
  );
}

/** A request passed into the page; a file is base64-encoded. */
export interface PageRequest extends ApiOptions {
  readonly base64?: string;
}

function withBody({ base64, ...request }: PageRequest): ApiOptions {
  if (base64 === undefined) return request;
  return { ...request, body: new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]) };
}

/** Sends several REST requests through one client, one after the other. */
export async function rest(
  options: Parameters<typeof createApiFetch>[1],
  requests: readonly PageRequest[],
): Promise<Outcome[]> {
  const api = createApiFetch(environment, options);
  api.use(api.createMediaUploadStep(0));
  const outcomes: Outcome[] = [];
  for (const request of requests) outcomes.push(await settle(api(withBody(request))));
  return outcomes;
}

export function ajax(action: string, fields: Readonly<Record<string, string>>, url: string): Promise<unknown> {
  return createClient(environment).adminAjax(action, fields, { decode: (raw) => raw, url });
}

export function wcAjax(endpoint: string): Promise<unknown> {
  return createClient(environment).wcAjax(endpoint, { product_id: 5 }, { decode: (raw) => raw });
}

export function text(url: string): Promise<unknown> {
  return getText(environment, url);
}
