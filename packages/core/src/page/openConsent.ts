import { childController, listen, type PageWindow } from '@hadaya/core';

/** Consent categories, as the site's consent API names them. */
export type ConsentCategory = 'statistics' | 'functional' | 'preferences' | 'marketing';

export interface Consent {
  has(category: ConsentCategory): boolean;
  /**
   * Calls `callback` when the visitor has consented: synchronously if they already have, otherwise when the site's
   * consent API reports it.
   */
  when(category: ConsentCategory, callback: () => void, signal: AbortSignal): void;
}

/**
 * Checks whether the visitor consented to a category. On a page without a consent API, the visitor counts as having
 * consented. If the API's settings are printed but the API has not loaded yet, there is no consent so far.
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

/** Returns an object whose methods read the visitor's current consent at every call. */
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
