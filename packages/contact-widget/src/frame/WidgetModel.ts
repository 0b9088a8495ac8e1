import type { Strings } from '@hadaya/core';
import type { Note } from '../counting/index.ts';
import type { ContactPage } from '../page/index.ts';
import type { ChannelGate, WidgetDesign, WidgetRecord } from '../widget/model/index.ts';
import type { ContactTextName } from './contactTexts.ts';
import type { WidgetHost } from './dom/createHost.ts';

/** What launcher and list of one widget share; none of it changes while it is drawn. */
export interface WidgetModel {
  readonly page: ContactPage;
  readonly widget: WidgetRecord;
  readonly design: WidgetDesign;
  /** Channels that this device gets, Chatway above the launcher left out. */
  readonly gates: readonly ChannelGate[];
  /** Chatway stands above the launcher. */
  readonly hasAbove: boolean;
  /** The only channel is the launcher itself. */
  readonly isSingle: boolean;
  readonly texts: Strings<ContactTextName>;
  readonly host: WidgetHost;
  readonly note: Note;
  /** What assistive technology calls the widget. */
  readonly name: string;
  /** "Back Sunday 08:00" outside the opening hours. */
  readonly hoursText: string;
}
