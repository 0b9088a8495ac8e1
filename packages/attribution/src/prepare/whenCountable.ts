import type { ShopPage } from '../dom/shopPage.ts';

/** Resolves at the first of these events. */
function once(events: readonly (readonly [EventTarget, string])[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    for (const [target, type] of events) target.addEventListener(type, () => resolve(), { once: true, signal });
  });
}

/** Resolves when a prerendered page is shown; at once on any other. */
export async function whenShown({ document }: ShopPage, signal: AbortSignal): Promise<void> {
  if (Object(document).prerendering) await once([[document, 'prerenderingchange']], signal);
}

/**
 * Resolves when the replaced script has run or will not, so that only one of the two counts the page. Where it never
 * runs, the end of loading is waited for at most.
 */
export async function whenOriginalRan(page: ShopPage, signal: AbortSignal): Promise<void> {
  const { document } = page;
  const original = document.getElementById('wc-order-attribution-js');
  if (!original || page.wc_order_attribution?.setOrderTracking || document.readyState === 'complete') return;
  await once(
    [
      [original, 'load'],
      [original, 'error'],
      [page, 'DOMContentLoaded'],
      [page, 'load'],
    ],
    signal,
  );
}

/**
 * Resolves with the decision of the consent API in the browser, as soon as it is known: at once where the consent type
 * is defined already.
 */
export async function whenConsentKnown(page: ShopPage, category: string, signal: AbortSignal): Promise<boolean> {
  const { document } = page;
  const ask = () => Boolean(page.wp_has_consent?.(category));
  if (page.wp_consent_type) return ask();
  return new Promise((resolve) => {
    document.addEventListener('wp_consent_type_defined', () => resolve(ask()), { once: true, signal });
    document.addEventListener(
      'wp_listen_for_consent_change',
      (event) => {
        const decision: unknown = Object(Object(event).detail)[category];
        if (decision !== undefined) resolve(decision === 'allow');
      },
      { signal },
    );
  });
}
