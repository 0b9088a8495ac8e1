import type { Strings } from '@hadaya/core';
import type { Note } from '../counting/index.ts';
import type { ContactPage } from '../page/index.ts';
import type { ChannelGate, WidgetDesign, WidgetRecord } from '../widget/model/index.ts';
import type { ContactTextName } from './contactTexts.ts';
import type { WidgetHost } from './dom/createHost.ts';

/** Data shared by a widget's launcher and list; constant while the widget is rendered. */
export interface WidgetModel {
  readonly page: ContactPage;
  readonly widget: WidgetRecord;
  readonly design: WidgetDesign;
  /** The channels for this device, without Chatway when it is above the launcher. */
  readonly gates: readonly ChannelGate[];
  /** True if Chatway is above the launcher. */
  readonly hasAbove: boolean;
  /** True if the widget has only one channel, which the launcher itself opens. */
  readonly isSingle: boolean;
  readonly texts: Strings<ContactTextName>;
  readonly host: WidgetHost;
  readonly note: Note;
  readonly name: string;
  /** Text such as "Back Sunday 08:00", shown outside the opening hours. */
  readonly hoursText: string;
}
