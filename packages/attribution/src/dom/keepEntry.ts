import type { DocumentView } from './createTracker.ts';
import type { ShopPage } from './shopPage.ts';

const KEY = 'hadaya_attribution_entry';
const SEPARATOR = '\n';

/**
 * Keeps the URL and referrer of the visitor's first page in session storage until they are recorded, so that the source
 * is still known if the visitor consents on a later page. Called only if the owner enables this.
 */
export function keepEntry(page: ShopPage, view: DocumentView, signal: AbortSignal): void {
  try {
    const { sessionStorage } = page;
    const [entry, referrer] = sessionStorage.getItem(KEY)?.split(SEPARATOR) ?? [];
    if (entry && referrer !== undefined) {
      view.entry = entry;
      view.referrer = referrer;
    } else sessionStorage.setItem(KEY, [view.entry, view.referrer].join(SEPARATOR));
    const forget = () => sessionStorage.removeItem(KEY);
    page.document.addEventListener('hadaya:attribution:recorded', forget, { once: true, signal });
  } catch {
    // The browser blocks storage for this page.
  }
}
