import { createClient, createEventSender, type Fields, type Track } from '@hadaya/core/http';
import { isbot } from 'isbot';
import type { ContactPage } from '../../page/index.ts';
import { fetchWithTime } from '../../page/index.ts';
import type { WidgetRecord } from '../../widget/model/index.ts';

/** Names its platform `java`, which is a robot elsewhere. */
const UC_BROWSER = /UCBrowser/;

const isProgram = (agent: string) => isbot(agent) && !UC_BROWSER.test(agent);

/** One thing to count, with the channels that it concerns. */
export type Count = { readonly channels: readonly string[] } & (
  | { readonly kind: 'widget-view'; readonly appearance: 'list-closed' | 'list-open' | 'single' }
  | { readonly kind: 'channel-view' }
  | { readonly kind: 'widget-click'; readonly isSingle: 0 | 1 }
  | { readonly kind: 'channel-click' }
);

/** Sends a count; nobody waits for it. */
export type Counter = (count: Count) => void;

/** The plugin's actions and their fields, in the order in which it sends them. */
function describe(count: Count, widget: WidgetRecord, isMobile: 0 | 1): readonly [action: string, fields: Fields] {
  const { id } = widget;
  const { token } = widget;
  const { channels } = count;
  const viewer = { widgetId: id, channels, userId: id, isMobile };
  const clicker = { widgetId: id, userId: id, isMobile };
  switch (count.kind) {
    case 'widget-view': {
      const isOpen = count.appearance === 'list-open';
      const isSingle = count.appearance === 'single';
      return ['update_chaty_widget_views', { ...viewer, isOpen, isSingle, widgetNonce: token }];
    }
    case 'channel-view':
      return ['update_chaty_channel_views', { ...viewer, widgetNonce: token }];
    case 'widget-click':
      return ['update_chaty_widget_click', { ...clicker, channels, isSingle: count.isSingle, nonce: token }];
    case 'channel-click':
      return ['update_chaty_channel_click', { ...clicker, channel: channels[0], nonce: token }];
  }
}

const trackers = new WeakMap<ContactPage, Track>();

/** One tracker a page, so that what the server refuses for one widget is not asked for another. */
function openTracker(page: ContactPage): Track {
  const { environment } = page.context;
  const track =
    trackers.get(page) ??
    createEventSender(createClient(environment, { fetch: fetchWithTime(environment) }), {
      url: page.server.ajaxUrl || undefined,
    });
  trackers.set(page, track);
  return track;
}

/** The sender of the plugin's counting calls. A visitor that is a program or does not agree is not counted. */
export function createCounter(page: ContactPage, widget: WidgetRecord): Counter {
  const { navigator } = page.context.environment.window;
  if (navigator.webdriver === true || isProgram(navigator.userAgent)) return () => {};
  const track = openTracker(page);
  return (count) => {
    if (!page.consent.has('statistics')) return;
    const [action, fields] = describe(count, widget, page.device === 'mobile' ? 1 : 0);
    track(action, fields);
  };
}
