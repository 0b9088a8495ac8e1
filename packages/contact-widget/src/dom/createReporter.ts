import type { ContactPage } from '../ContactPage.ts';
import type { WidgetRecord } from '../model/settings/widgetRecord.ts';
import { channelClicked, channelViewed, WIDGET_CLICKED, WIDGET_VIEWED } from '../model/visits/visitRecords.ts';
import type { Count, Counter } from './countVisits.ts';
import type { VisitStore } from './visitStore.ts';

/** How a widget came into view. */
export type Appearance = 'list-closed' | 'list-open' | 'single' | 'popup-open';

/**
 * Notes what the visitor sees and clicks, and counts it on the server: each thing at most once in two days. Notes are
 * kept whether or not counting is on.
 */
export interface Reporter {
  shown(appearance: Appearance, channels: readonly string[]): void;
  launcherOpened(channels: readonly string[]): void;
  singleClicked(channel: string): void;
  /** A channel of the list was chosen, or the message of a popup sent. */
  channelClicked(channel: string): void;
  popupClosed(channel: string): void;
  /** The visitor closed the widget or put away a blurred list. */
  dismissed(): void;
}

function createSend(page: ContactPage, widget: WidgetRecord): (count: Count) => void {
  const { context, settings } = page;
  if (settings.data_analytics_settings !== 'on') return () => {};
  // Fetched at once, so that a click which leaves the page is sent before that.
  const counter: Promise<Counter> = import('./countVisits.ts').then(({ createCounter }) => createCounter(page, widget));
  return (count) => {
    // A lost count harms nobody.
    counter.then((send) => send(count)).catch(() => context.signal.aborted);
  };
}

/** The reporter of one widget. */
export function createReporter(page: ContactPage, widget: WidgetRecord, visits: VisitStore): Reporter {
  const { id } = widget;
  const send = createSend(page, widget);
  /** Notes and sends, when the key counts again. */
  const note = (key: string, others: readonly string[], count: Count) => {
    const isNew = visits.isDue(id, key);
    visits.write(id, [key, ...others]);
    if (isNew) send(count);
  };
  return {
    shown(appearance, channels) {
      const seen = channels.map(channelViewed);
      if (appearance === 'popup-open') note(seen[0] ?? WIDGET_VIEWED, [], { kind: 'channel-view', channels });
      else note(WIDGET_VIEWED, seen, { kind: 'widget-view', channels, appearance });
    },
    launcherOpened(channels) {
      const unseen = channels.filter((channel) => visits.isDue(id, channelViewed(channel)));
      note(WIDGET_CLICKED, unseen.map(channelViewed), { kind: 'widget-click', channels: unseen, isSingle: 0 });
    },
    singleClicked: (channel) =>
      note(WIDGET_CLICKED, [channelClicked(channel)], { kind: 'widget-click', channels: [channel], isSingle: 1 }),
    channelClicked: (channel) => note(channelClicked(channel), [], { kind: 'channel-click', channels: [channel] }),
    popupClosed: (channel) => visits.write(id, [channelClicked(channel), WIDGET_VIEWED]),
    dismissed: () => visits.write(id, [WIDGET_CLICKED]),
  };
}
