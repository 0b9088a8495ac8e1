import type { ContactPage } from '../page/index.ts';
import type { WidgetRecord } from '../widget/model/index.ts';
import type { Note } from './dom/createNote.ts';
import { noteVisits } from './dom/noteVisits.ts';
import { channelClicked, WIDGET_CLICKED, WIDGET_VIEWED } from './model/visitRecords.ts';

export interface ClickReporter {
  singleClicked(channel: string): void;
  /** Reports that the visitor chose a channel in the list or sent a popup's message. */
  channelClicked(channel: string): void;
  popupClosed(channel: string): void;
  /** Reports that the visitor closed the widget or dismissed a list that blurs the page. */
  dismissed(): void;
}

export function createClickReporter({
  page,
  widget,
  note,
}: {
  readonly page: ContactPage;
  readonly widget: WidgetRecord;
  readonly note: Note;
}): ClickReporter {
  const write = (...keys: readonly string[]) => noteVisits(page.context.environment, widget.id, keys);
  return {
    singleClicked: (channel) =>
      note(WIDGET_CLICKED, [channelClicked(channel)], { kind: 'widget-click', channels: [channel], isSingle: 1 }),
    channelClicked: (channel) => note(channelClicked(channel), [], { kind: 'channel-click', channels: [channel] }),
    popupClosed: (channel) => write(channelClicked(channel), WIDGET_VIEWED),
    dismissed: () => write(WIDGET_CLICKED),
  };
}
