import type { DocumentView } from './createTracker.ts';
import type { ShopPage } from './shopPage.ts';

const CAMPAIGN = /[?&](utm_\w+|gclid|yclid)=/;

/**
 * Counts a page that a script opens with `history.pushState`. Such a page keeps the source unless its URL contains a
 * campaign; the document's referrer does not change. Requires the Navigation API; without it, nothing is counted.
 */
export function trackHistory(page: ShopPage, view: DocumentView, count: () => void, signal: AbortSignal): void {
  const { location } = page;
  const { referrer } = view;
  const read = () => location.href.replace(/#.*/s, '');
  let address = read();
  const navigation: unknown = Reflect.get(page, 'navigation');
  if (!(navigation instanceof page.EventTarget)) return;
  navigation.addEventListener(
    'currententrychange',
    (event) => {
      if (Object(event).navigationType !== 'push' || read() === address) return;
      address = read();
      view.newPages = 1;
      view.entry = location.href;
      view.referrer = CAMPAIGN.test(address) ? referrer : '';
      count();
    },
    { signal },
  );
}
