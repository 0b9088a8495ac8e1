import type { Environment } from '../environment/index.ts';
import { fillEndpoint, findAjaxUrl, findWcAjaxUrl } from './addresses.ts';
import { createPost, type Post } from './createPost.ts';
import { type FieldEntry, type Fields, toEntries } from './encodeFields.ts';
import { createFailure, failure, type HttpError, type HttpResult } from './errors/errors.ts';
import { type CallOptions, fillOptions, type HttpOptions, readHttpSettings } from './options/options.ts';

/** The site's two Ajax endpoints. Calls never throw, whatever the server or the network does. */
export interface HttpClient {
  /** Calls WooCommerce's Ajax endpoint by POST; on a site with only a plain Ajax URL, sends `action=endpoint` there. */
  wcAjax<Value>(endpoint: string, fields: Fields, options: CallOptions<Value>): Promise<HttpResult<Value>>;
  /** Calls `admin-ajax.php` by POST. Sends `action` last unless the fields contain it. */
  adminAjax<Value>(action: string, fields: Fields | FormData, options: CallOptions<Value>): Promise<HttpResult<Value>>;
}

function withAction(entries: FieldEntry[], action: string): FieldEntry[] {
  return entries.some(([name]) => name === 'action') ? entries : [...entries, ['action', action]];
}

export function decodeAnswer<Value>(
  result: HttpResult<unknown>,
  decode: CallOptions<Value>['decode'],
  unusable: { readonly ok: false; readonly error: HttpError },
): HttpResult<Value> {
  if (!result.ok) return result;
  try {
    const value = decode(result.value);
    return value === undefined ? unusable : { ok: true, value };
  } catch (cause) {
    return failure({ ...unusable.error, cause });
  }
}

/**
 * Creates an island's HTTP client. Missing options come from `window.hadaya.settings.http`, then from the page. A
 * request ends when the signal passed to its call aborts.
 */
export function createClient(environment: Environment, given: HttpOptions = {}): HttpClient {
  const page = environment.window;
  const client = fillOptions({ ...readHttpSettings(page), ...given });
  const send = createPost(environment, client);

  async function post<Value>(request: Post & { readonly options: CallOptions<Value> }): Promise<HttpResult<Value>> {
    return decodeAnswer(await send(request), request.options.decode, createFailure(client, 'parse', request.url));
  }

  return {
    async wcAjax(endpoint, fields, options) {
      const template = options.url ?? findWcAjaxUrl(page, client);
      const url = fillEndpoint(template, endpoint);
      const entries = toEntries(fields);
      return url === undefined
        ? post({ url: template, entries: withAction(entries, endpoint), options })
        : post({ url, entries, options });
    },
    async adminAjax(action, fields, options) {
      const url = options.url ?? findAjaxUrl(page, client);
      if (url === undefined) return createFailure(client, 'config');
      const multipart = fields instanceof FormData || options.multipart === true;
      return post({ url, entries: withAction(toEntries(fields), action), options: { ...options, multipart } });
    },
  };
}
