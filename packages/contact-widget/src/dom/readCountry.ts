import type { Environment } from '@hadaya/core';
import { createLife } from '@hadaya/core/life';
import { UNKNOWN_COUNTRY } from '../model/triggers/gates.ts';
import { hasConsent } from './consent.ts';
import { readCookie, readLasting, writeLasting } from './readVisits.ts';

const KEY = 'chaty_user_country_code';
const LIFE_DAYS = 365;

const asCode = (found: unknown): string => (typeof found === 'string' ? found.trim().toUpperCase().slice(0, 2) : '');

function remember(environment: Environment, code: string): void {
  environment.storage.session.setItem(KEY, code);
  try {
    if (environment.window.sessionStorage.getItem(KEY) === code) return;
  } catch {
    // Session storage is refused: the lasting record below stands in for it.
  }
  writeLasting(environment, KEY, { value: code, days: LIFE_DAYS });
}

function readKnown(environment: Environment): string {
  return (
    asCode(environment.storage.session.getItem(KEY)) ||
    asCode(readLasting(environment, KEY)) ||
    asCode(readCookie(environment.document, KEY))
  );
}

/** The visitor's country as far as it is known already, `-` when it is not. */
export function readCountryNow(environment: Environment): string {
  return readKnown(environment) || UNKNOWN_COUNTRY;
}

/**
 * Finds out the visitor's country: from the session, from the lasting record, else from the trace service. Calls back
 * exactly once, with `-` when the visitor has not agreed to asking others, when the service fails or takes longer than
 * `timeoutMs`; an answer that comes later is kept for the next page.
 */
export function readCountry(
  environment: Environment,
  { timeoutMs, signal }: { readonly timeoutMs: number; readonly signal: AbortSignal },
  callback: (code: string) => void,
): void {
  const known = readKnown(environment);
  if (known || !hasConsent(environment.window, 'preferences')) {
    callback(known || UNKNOWN_COUNTRY);
    return;
  }
  const answered = createLife(signal);
  const answer = (code: string) => {
    if (answered.signal.aborted || signal.aborted) return;
    answered.abort();
    callback(code);
  };
  environment.clock.after(timeoutMs, () => answer(UNKNOWN_COUNTRY), answered.signal);
  import('./askOutside.ts')
    .then(({ traceCountry }) => traceCountry(environment, signal))
    .then(
      (code) => {
        if (code) remember(environment, code);
        answer(code || UNKNOWN_COUNTRY);
      },
      () => answer(UNKNOWN_COUNTRY),
    );
}
