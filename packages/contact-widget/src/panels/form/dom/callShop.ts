import { createClient, type HttpError, type HttpResult } from '@hadaya/core/http';
import type { ContactPage } from '../../../page/index.ts';
import { fetchWithTime } from '../../../page/index.ts';

export interface ShopCall<Value> {
  readonly fields: Readonly<Record<string, string>> | FormData;
  readonly decode: (raw: unknown) => Value | undefined;
  readonly signal: AbortSignal;
  /** Receives the share uploaded so far, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

const REFUSALS = new Set([401, 403, 404, 405, 406, 410]);

/**
 * Returns whether the request never reached its handler: a firewall, password or plugin blocked it, or the action no
 * longer exists. HTML instead of JSON means that a login page or a firewall answered; PHP errors (5xx) do not count.
 */
function isBlockedEndpoint({ kind, status = 0 }: HttpError): boolean {
  if (kind === 'empty' || kind === 'no_action') return true;
  if (kind === 'html') return status < 500;
  return (kind === 'http' || kind === 'parse') && REFUSALS.has(status);
}

/** Calls an action of the shop; uses the front-end URL if `admin-ajax.php` is blocked for visitors. Never throws. */
export async function callShop<Value>(
  page: ContactPage,
  action: string,
  { fields, ...options }: ShopCall<Value>,
): Promise<HttpResult<Value>> {
  const { environment } = page.context;
  const { ajaxUrl, frontAjaxUrl } = page.server;
  const client = createClient(environment, { fetch: fetchWithTime(environment) });
  const call = (url: string) => client.adminAjax(action, fields, { ...options, url: url || undefined });
  const first = await call(ajaxUrl);
  if (first.ok || frontAjaxUrl === '' || options.signal.aborted || !isBlockedEndpoint(first.error)) return first;
  const second = await call(frontAjaxUrl);
  if (!second.ok) return second.error.kind === 'busy' ? second : first;
  const answer = first.error.status === undefined ? '' : ` (status ${first.error.status})`;
  environment.logger.warn(
    `admin-ajax.php rejects visitors${answer}, so the contact form posts to the front page. ` +
      'Views and clicks are not counted until the firewall, password or security plugin lets visitors call it',
  );
  return second;
}
