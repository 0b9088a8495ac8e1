import { childController, listen, type PageWindow } from '@hadaya/core';

/** Kinds of processing that a visitor may agree to, as the site's consent API names them. */
export type ConsentCategory = 'statistics' | 'functional' | 'preferences' | 'marketing';

/** What the visitor agreed to. */
export interface Consent {
  has(category: ConsentCategory): boolean;
  /** Calls back once the visitor agrees: at once, or when the site's consent API tells of a change. */
  when(category: ConsentCategory, callback: () => void, signal: AbortSignal): void;
}

/**
 * Whether the visitor agreed to a kind of processing. Without a consent API on the page the owner has decided; one that
 * is announced by its settings but has not arrived yet has not said yes.
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

/** The consent of a page's visitor, asked anew at every question. */
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
