import { createClient, createEventSender, type Fields, type Track } from '@hadaya/core/http';
import { isbot } from 'isbot';
import type { ContactPage } from '../../page/index.ts';
import { fetchWithTime } from '../../page/index.ts';
import type { WidgetRecord } from '../../widget/model/index.ts';

/** UC Browser reports its platform as `java`, which otherwise indicates a bot. */
const UC_BROWSER = /UCBrowser/;

const isProgram = (agent: string) => isbot(agent) && !UC_BROWSER.test(agent);

export type Count = { readonly channels: readonly string[] } & (
  | { readonly kind: 'widget-view'; readonly appearance: 'list-closed' | 'list-open' | 'single' }
  | { readonly kind: 'channel-view' }
  | { readonly kind: 'widget-click'; readonly isSingle: 0 | 1 }
  | { readonly kind: 'channel-click' }
);

/** Sends a count without waiting for the response. */
export type Counter = (count: Count) => void;

/** Returns the plugin's action and its fields, in the order in which the plugin sends them. */
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

/**
 * Returns the sender that all widgets of a page share, created on the first call. The server's refusals of an action
 * therefore count for all widgets together.
 */
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

/** Creates the sender for the plugin's counting requests. It counts neither bots nor visitors without consent. */
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
