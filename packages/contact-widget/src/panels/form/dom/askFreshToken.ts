import { isRecord } from '@hadaya/core';
import type { ContactPage } from '../../../page/index.ts';
import { isTokenWord, type Proof, readProof } from '../model/readProof.ts';
import { callShop } from './callShop.ts';

/** As our own plugin prints a widget, and as the replaced one does. */
const OWN_TOKEN = /"id":"?(\w+)"?,"token":"([\w-]+)"/g;
const PLUGIN_TOKEN = /"widget_token":"([\w-]+)","widget_index":"(\w*)"/g;

/** What a form sends back beside it; the forms of a page have the same. */
const PROOF = /"stamp":"([\w.-]+)","trap":"([\w.-]+)"/;

function findToken(html: string, widgetId: string): FreshToken | undefined {
  const own = [...html.matchAll(OWN_TOKEN)].find(([, id]) => id === widgetId)?.[2];
  const nonce = own ?? [...html.matchAll(PLUGIN_TOKEN)].find(([, , index]) => (index || '0') === widgetId)?.[1];
  const [, stamp, trap] = PROOF.exec(html) ?? [];
  return isTokenWord(nonce) ? { nonce, proof: readProof(stamp, trap) } : undefined;
}

/** A token, and what the server wants to see again beside it: when it was handed out, and a field that stays empty. */
export interface FreshToken {
  readonly nonce: string;
  readonly proof: Proof;
}

function readFresh(raw: unknown): FreshToken | undefined {
  if (!isRecord(raw) || !isTokenWord(raw.nonce)) return undefined;
  return { nonce: raw.nonce, proof: readProof(raw.stamp, raw.trap) };
}

/** The server's action for fresh tokens, where our plugin names one. */
export function readTokenAction({ server }: ContactPage): string | undefined {
  return server.ajaxUrl === '' ? undefined : server.tokenAction || undefined;
}

async function askServer(page: ContactPage, widgetId: string, signal: AbortSignal): Promise<FreshToken | undefined> {
  const action = readTokenAction(page);
  if (action === undefined) return undefined;
  const answer = await callShop(page, action, { fields: { widget: widgetId }, decode: readFresh, signal });
  return answer.ok ? answer.value : undefined;
}

/** Reads the page once more past its cache and finds the widget's token in it. */
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

/** Which token is asked for. */
export interface TokenRequest {
  /** Public name of the widget, `0` or `_1`. */
  readonly widgetId: string;
  /** The token at hand. */
  readonly token: string;
}

/**
 * A fresh token for a form whose page may have lain in a cache: from the server's action where our plugin names one,
 * else from the page, read once more, where the owner lets us or the action fails. `undefined` when none was found; the
 * owner is told why.
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
