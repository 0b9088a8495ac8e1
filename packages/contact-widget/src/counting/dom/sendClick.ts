import type { PageWindow } from '@hadaya/core';
import { openConsent } from '@hadaya/core/consent';

/** Calls a function of the page that may not be there; what it throws is its own affair. */
function callPage(page: PageWindow, name: string, args: readonly unknown[]): void {
  const found: unknown = Reflect.get(page, name);
  if (typeof found !== 'function') return;
  try {
    Reflect.apply(found, page, [...args]);
  } catch {
    // The page's analytics failed; the visitor's choice goes on.
  }
}

/** The first tracker of the old analytics script, which is the one that counts. */
function sendToFirstTracker(page: PageWindow, event: string): void {
  const ga: unknown = Reflect.get(page, 'ga');
  if (typeof ga !== 'function') return;
  try {
    const trackers: unknown = Reflect.apply(Reflect.get(ga, 'getAll'), ga, []);
    const first: unknown = Array.isArray(trackers) ? trackers[0] : undefined;
    const send: unknown = typeof first === 'object' && first !== null ? Reflect.get(first, 'send') : undefined;
    if (typeof send === 'function')
      Reflect.apply(send, first, ['event', 'click', { eventCategory: event, eventAction: event, method: event }]);
  } catch {
    // As above.
  }
}

/** Reports a click to the site's own analytics where the visitor agrees; carries the channel's name and nothing of the visitor. */
export function sendClick(page: PageWindow, event: string): void {
  if (!openConsent(page).has('statistics')) return;
  callPage(page, 'gtag', ['event', event, { eventCategory: event, event_action: event, method: event }]);
  sendToFirstTracker(page, event);
}

/** Reports a sent form as a lead, to `gtag` and to the data layer, where the visitor agrees. */
export function sendLead(page: PageWindow, method: string): void {
  if (!openConsent(page).has('statistics')) return;
  callPage(page, 'gtag', ['event', 'generate_lead', { method }]);
  const layer: unknown = Reflect.get(page, 'dataLayer');
  if (Array.isArray(layer)) layer.push({ event: 'generate_lead', method });
}
