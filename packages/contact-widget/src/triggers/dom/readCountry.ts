import type { Environment } from '@hadaya/core';
import { childController } from '@hadaya/core';
import { olderCookies, readLasting, writeLasting } from '../../counting/index.ts';
import type { ContactPage } from '../../page/index.ts';
import { keepSiteTime } from '../../page/index.ts';
import { UNKNOWN_COUNTRY } from '../model/findSuppression.ts';

const TRACE_URL = 'https://www.cloudflare.com/cdn-cgi/trace';

/**
 * Requests the visitor's country from the trace service: an upper-case ISO code, or an empty string if unknown. The
 * response also contains the time, from which the offset of the visitor's clock is computed.
 */
async function traceCountry(environment: Environment, signal: AbortSignal): Promise<string> {
  const sentMs = environment.clock.now();
  // Loaded on demand, because most visitors' country is already known.
  const { getText } = await import('@hadaya/core/http');
  const result = await getText(environment, TRACE_URL, { signal, retry: { reads: 0 } });
  const text = result.ok ? result.value : '';
  keepSiteTime(environment, Number(/^ts=([\d.]+)$/m.exec(text)?.[1]) * 1000, sentMs);
  return /^loc=([a-z]{2})$/im.exec(text)?.[1]?.toUpperCase() ?? '';
}

const KEY = 'chaty_user_country_code';
const LIFE_DAYS = 365;

const asCode = (found: unknown): string => (typeof found === 'string' ? found.trim().toUpperCase().slice(0, 2) : '');

function remember(environment: Environment, code: string): void {
  environment.storage.session.setItem(KEY, code);
  try {
    if (environment.window.sessionStorage.getItem(KEY) === code) return;
  } catch {
    // Session storage is blocked; the record in local storage below suffices.
  }
  writeLasting(environment, KEY, { value: code, days: LIFE_DAYS });
}

function readKnown(environment: Environment): string {
  return (
    asCode(environment.storage.session.getItem(KEY)) ||
    asCode(readLasting(environment, KEY)) ||
    asCode(olderCookies.read(KEY))
  );
}

/** Returns the visitor's country if already known, otherwise `-`. */
export function readCountryNow(environment: Environment): string {
  return readKnown(environment) || UNKNOWN_COUNTRY;
}

/**
 * Finds the visitor's country in the session, in local storage, or from the trace service. Calls back exactly once;
 * passes `-` if the country is unknown and consent to preferences is missing, if the request fails, or after
 * `timeoutMs`. Stores a later response for the next page.
 */
export function readCountry(
  { context: { environment }, consent, signal }: ContactPage,
  { timeoutMs }: { readonly timeoutMs: number },
  callback: (code: string) => void,
): void {
  const known = readKnown(environment);
  if (known || !consent.has('preferences')) {
    callback(known || UNKNOWN_COUNTRY);
    return;
  }
  const answered = childController(signal);
  const answer = (code: string) => {
    if (answered.signal.aborted || signal.aborted) return;
    answered.abort();
    callback(code);
  };
  environment.clock.after(timeoutMs, () => answer(UNKNOWN_COUNTRY), answered.signal);
  traceCountry(environment, signal).then(
    (code) => {
      if (code) remember(environment, code);
      answer(code || UNKNOWN_COUNTRY);
    },
    () => answer(UNKNOWN_COUNTRY),
  );
}
