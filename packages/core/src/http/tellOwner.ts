import type { Environment } from '../environment.ts';
import { isSameOrigin } from './addresses.ts';
import { withoutQuery } from './answer.ts';
import type { FieldEntry } from './encodeFields.ts';
import type { HttpError, HttpResult } from './HttpError.ts';

/** What the owner can do about a failure; other kinds are nothing that an owner mends. */
function adviseOn({ kind, status, retryAfter }: HttpError): string | undefined {
  if (kind === 'empty' || kind === 'no_action') {
    return 'was answered with 0, so no plugin of the site answers this action for visitors. Check that the plugin is active, and that no security plugin blocks the action';
  }
  if (kind === 'busy' && status === 429) {
    const wait = retryAfter === undefined ? '' : ` for ${Math.ceil(retryAfter)} seconds`;
    return `was refused${wait} because of too many requests (429). Behind a proxy every visitor may have one address: let the limit count by the proxy's header`;
  }
  return undefined;
}

/** Tells the site's owner in one line what the visitor's notice cannot say. */
export function tellOwner(
  { window, logger }: Pick<Environment, 'window' | 'logger'>,
  { url, entries }: { readonly url: string; readonly entries: readonly FieldEntry[] },
  result: HttpResult<unknown>,
): void {
  if (result.ok) return;
  const action = /[?&]wc-ajax=([\w-]+)/.exec(url)?.[1] ?? entries.find(([name]) => name === 'action')?.[1];
  const call = `the call ${typeof action === 'string' ? `"${action}" ` : ''}to ${withoutQuery(url)}`;
  const advice = adviseOn(result.error);
  if (advice !== undefined) logger.warn(`${call} ${advice}`);
  else if (result.error.kind === 'network' && !isSameOrigin(window, url)) {
    logger.warn(
      `${call} failed, and it goes to another origin than ${window.location.origin}, so it carries no cookies and the ` +
        'browser may hold its answer back. Give the ajax address of the host that the page is opened by (www or not, https)',
    );
  }
}
