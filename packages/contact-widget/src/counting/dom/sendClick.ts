import type { PageWindow } from '@hadaya/core';
import { openConsent } from '@hadaya/core/consent';

function callPage(page: PageWindow, name: string, args: readonly unknown[]): void {
  const found: unknown = Reflect.get(page, name);
  if (typeof found !== 'function') return;
  try {
    Reflect.apply(found, page, [...args]);
  } catch {
    // An error in the site's analytics must not block the visitor's action.
  }
}

/** Sends an event to the first tracker of the legacy analytics script (`ga`). */
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
    // An error in the tracker must not block the visitor's action.
  }
}

/**
 * Reports a click to the site's own analytics if the visitor consents. Sends the channel's name but no visitor data.
 */
export function sendClick(page: PageWindow, event: string): void {
  if (!openConsent(page).has('statistics')) return;
  callPage(page, 'gtag', ['event', event, { eventCategory: event, event_action: event, method: event }]);
  sendToFirstTracker(page, event);
}

export function sendLead(page: PageWindow, method: string): void {
  if (!openConsent(page).has('statistics')) return;
  callPage(page, 'gtag', ['event', 'generate_lead', { method }]);
  const layer: unknown = Reflect.get(page, 'dataLayer');
  if (Array.isArray(layer)) layer.push({ event: 'generate_lead', method });
}
