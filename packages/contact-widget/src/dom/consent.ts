import { listen, type PageWindow } from '@hadaya/core';
import { createLife } from '@hadaya/core/life';

/** Kinds of processing that a visitor may agree to, as the site's consent API names them. */
export type ConsentCategory = 'statistics' | 'functional' | 'preferences';

/**
 * Whether the visitor agreed to a kind of processing. Without a consent API on the page the owner has decided; one that
 * is announced by its settings but has not arrived yet has not said yes.
 */
export function hasConsent(page: PageWindow, category: ConsentCategory): boolean {
  const ask: unknown = Reflect.get(page, 'wp_has_consent');
  if (typeof ask !== 'function') return !Reflect.has(page, 'consent_api');
  try {
    return ask(category) === true;
  } catch {
    return false;
  }
}

/** Calls back once the visitor agrees: at once, or when the site's consent API tells of a change. */
export function whenConsent(
  page: PageWindow,
  category: ConsentCategory,
  callback: () => void,
  signal: AbortSignal,
): void {
  const waiting = createLife(signal);
  const look = () => {
    if (waiting.signal.aborted || !hasConsent(page, category)) return;
    waiting.abort();
    callback();
  };
  look();
  for (const change of ['wp_listen_for_consent_change', 'wp_consent_type_defined'])
    listen(page.document, change, look, { signal: waiting.signal });
}
