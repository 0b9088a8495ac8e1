import { isRecord, listen, type PageWindow } from '@hadaya/core';
import { openConsent } from '@hadaya/core/consent';
import type { ContactPage } from '../page/index.ts';
import { type AdSettings, adCalls } from './model/adCalls.ts';

function callPage(window: PageWindow, path: readonly string[], args: readonly unknown[]): void {
  try {
    let owner: unknown = window;
    let found: unknown = window;
    for (const step of path) {
      owner = found;
      found = Reflect.get(Object(found), step);
    }
    if (typeof found === 'function') Reflect.apply(found, owner, [...args]);
  } catch {
    // An error in the tag must not block the visitor's action.
  }
}

function readSettings(raw: unknown): AdSettings | undefined {
  if (!isRecord(raw)) return undefined;
  const text = (given: unknown) => (typeof given === 'string' ? given : '');
  return { click: text(raw.click), lead: text(raw.lead) };
}

/**
 * Reports clicked channels and stored messages to the ad tags on the page. Checks marketing consent at each event;
 * loads no script and sends no visitor data.
 */
export function tellAds({ context, signal, widgets }: ContactPage): void {
  const { window, document } = context.environment;
  const consent = openConsent(window);
  const tell = (kind: 'click' | 'lead') => (event: Event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
    if (!isRecord(detail)) return;
    const settings = readSettings(widgets.find(({ id }) => id === detail.widgetId)?.given.ads);
    if (!settings) return;
    // A later listener may still cancel the choice.
    queueMicrotask(() => {
      if (event.defaultPrevented || !consent.has('marketing')) return;
      for (const { path, args } of adCalls(kind, String(detail.channel ?? ''), settings)) callPage(window, path, args);
    });
  };
  listen(document, 'hadaya:contact:channel-chosen', tell('click'), { signal });
  listen(document, 'hadaya:contact:sent', tell('lead'), { signal });
}
