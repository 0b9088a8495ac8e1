import { childController, listen, type PageWindow } from '@hadaya/core';

/** Categories of consent, in the words of the site's consent API. */
export type ConsentCategory = 'statistics' | 'functional' | 'preferences' | 'marketing';

/** The visitor's consent. */
export interface Consent {
  has(category: ConsentCategory): boolean;
  /**
   * Calls back once the visitor consents: synchronously if they already have, or when the site's consent API reports a
   * change.
   */
  when(category: ConsentCategory, callback: () => void, signal: AbortSignal): void;
}

/**
 * Checks whether the visitor consented to a category. Without a consent API on the page, the owner has consented; if
 * the API's settings are printed but it has not loaded yet, there is no consent so far.
 */
function hasConsent(page: PageWindow, category: ConsentCategory): boolean {
  const ask: unknown = Reflect.get(page, 'wp_has_consent');
  if (typeof ask !== 'function') return !Reflect.has(page, 'consent_api');
  try {
    return ask(category) === true;
  } catch {
    return false;
  }
}

/** The consent of the page's visitor, read at every call. */
export function openConsent(page: PageWindow): Consent {
  return {
    has: (category) => hasConsent(page, category),
    when(category, callback, signal) {
      const waiting = childController(signal);
      const look = () => {
        if (waiting.signal.aborted || !hasConsent(page, category)) return;
        waiting.abort();
        callback();
      };
      look();
      for (const change of ['wp_listen_for_consent_change', 'wp_consent_type_defined'])
        listen(page.document, change, look, { signal: waiting.signal });
    },
  };
}
