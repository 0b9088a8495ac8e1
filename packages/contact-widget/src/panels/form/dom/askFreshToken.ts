import { isRecord } from '@hadaya/core';
import type { ContactPage } from '../../../page/index.ts';
import { isTokenWord, type Proof, readProof } from '../model/readProof.ts';
import { callShop } from './callShop.ts';

/** Patterns for the tokens that the Hadaya plugin and the replaced plugin print. */
const OWN_TOKEN = /"id":"?(\w+)"?,"token":"([\w-]+)"/g;
const PLUGIN_TOKEN = /"widget_token":"([\w-]+)","widget_index":"(\w*)"/g;

/** Matches the proof fields, which all forms of a page share. */
const PROOF = /"stamp":"([\w.-]+)","trap":"([\w.-]+)"/;

function findToken(html: string, widgetId: string): FreshToken | undefined {
  const own = [...html.matchAll(OWN_TOKEN)].find(([, id]) => id === widgetId)?.[2];
  const nonce = own ?? [...html.matchAll(PLUGIN_TOKEN)].find(([, , index]) => (index || '0') === widgetId)?.[1];
  const [, stamp, trap] = PROOF.exec(html) ?? [];
  return isTokenWord(nonce) ? { nonce, proof: readProof(stamp, trap) } : undefined;
}

/** A token with its proof fields: the time of issue and a honeypot field that stays empty. */
export interface FreshToken {
  readonly nonce: string;
  readonly proof: Proof;
}

function readFresh(raw: unknown): FreshToken | undefined {
  if (!isRecord(raw) || !isTokenWord(raw.nonce)) return undefined;
  return { nonce: raw.nonce, proof: readProof(raw.stamp, raw.trap) };
}

export function readTokenAction({ server }: ContactPage): string | undefined {
  return server.ajaxUrl === '' ? undefined : server.tokenAction || undefined;
}

async function askServer(page: ContactPage, widgetId: string, signal: AbortSignal): Promise<FreshToken | undefined> {
  const action = readTokenAction(page);
  if (action === undefined) return undefined;
  const answer = await callShop(page, action, { fields: { widget: widgetId }, decode: readFresh, signal });
  return answer.ok ? answer.value : undefined;
}

/** Fetches the page again, bypassing its cache, and extracts the widget's token. */
async function readPageAgain(
  page: ContactPage,
  widgetId: string,
  signal: AbortSignal,
): Promise<FreshToken | undefined> {
  const { environment } = page.context;
  const address = new URL(environment.window.location.href);
  address.searchParams.set('hadaya-fresh', String(environment.clock.now()));
  address.hash = '';
  const response = await environment.fetch(address.href, { cache: 'reload', credentials: 'same-origin', signal });
  const html = await response.text();
  return findToken(html, widgetId);
}

export interface TokenRequest {
  /** Public name of the widget, `0` or `_1`. */
  readonly widgetId: string;
  /** Current token, which may have expired. */
  readonly token: string;
}

/**
 * Gets a fresh token for a form whose page may have been cached: from the server's action if our plugin names one, or
 * from a new copy of the page if the action fails. Without an action, fetches the page only if the owner allows it. If
 * it finds no token, returns `undefined` and tells the owner why.
 */
export async function askFreshToken(
  page: ContactPage,
  { widgetId, token }: TokenRequest,
  signal: AbortSignal,
): Promise<FreshToken | undefined> {
  const { logger } = page.context.environment;
  const hasAction = readTokenAction(page) !== undefined;
  const fresh = await askServer(page, widgetId, signal).catch(() => undefined);
  if (fresh !== undefined || signal.aborted) return fresh;
  if (!hasAction && !page.context.settings.refreshToken) {
    logger.warn(
      'the token of the contact form has expired, probably because the page was cached, so the message was ' +
        'rejected. Set hadaya.settings.contact.refreshToken, or use the Hadaya plugin, which issues fresh tokens',
    );
    return undefined;
  }
  if (hasAction)
    logger.warn(
      'the server returned no fresh token for the contact form; the page is fetched again instead. ' +
        'Check that admin-ajax.php answers visitors and is not cached',
    );
  const again = await readPageAgain(page, widgetId, signal).catch(() => undefined);
  if (again !== undefined && again.nonce !== token) return again;
  logger.warn(
    'the token of the contact form has expired, and a fresh copy of the page still contains it: a cache serves ' +
      'every URL of this page. Limit its lifetime to less than twelve hours, or use the Hadaya plugin',
  );
  return undefined;
}
