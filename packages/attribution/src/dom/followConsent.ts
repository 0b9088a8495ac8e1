import type { ShopPage } from './shopPage.ts';

export interface ConsentSource {
  /** Returns the current consent category; `undefined` if the page has none. */
  readonly category: () => unknown;
  /** Turns tracking on or off. */
  readonly decide: (allow: boolean) => void;
}

/**
 * Follows the WP Consent API until the signal aborts, regardless of the order in which its scripts load: a consent type
 * that is already defined counts as if its event had just fired.
 */
export function followConsent(page: ShopPage, { category, decide }: ConsentSource, signal: AbortSignal): void {
  const ask = () => {
    const name = category();
    if (name && page.wp_has_consent) decide(page.wp_has_consent(String(name)));
  };
  const { document } = page;
  document.addEventListener('wp_consent_type_defined', ask, { signal });
  document.addEventListener(
    'wp_listen_for_consent_change',
    (event) => {
      const decision: unknown = Object(event).detail?.[String(category())];
      if (decision !== undefined) decide(decision === 'allow');
    },
    { signal },
  );
  if (page.wp_consent_type) ask();
}
