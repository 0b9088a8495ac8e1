import type { Strings } from '@hadaya/core';
import type { ComponentType } from 'react';
import type { AddressKeeper, Channel, LinkPlace } from '../../channels/index.ts';
import type { ClickReporter } from '../../counting/index.ts';
import type { ContactTextName, WidgetModel } from '../../frame/index.ts';
import type { OpenHours } from '../../hours/index.ts';
import type { ListTextName } from './listTexts.ts';

/** What the visitor can do with an open widget as a whole. */
export interface ListActions {
  /** Closes what is open, by a control of the widget. */
  close(): void;
  /** Closes by a click outside. */
  putAway(): void;
  escape(): void;
  /** Tab on the close button enters a list that the pointer opened, since that comes before it. */
  tabIntoList(event: KeyboardEvent): void;
  /** Focuses the first match that is drawn; live chat, for one, may not be ready. */
  focusFirst(selector: string): boolean;
  /** Whether the last change removed what had the focus; answers so once. */
  takeKept(): boolean;
}

/** What every panel gets. */
export interface PanelProps {
  readonly model: ListModel;
  readonly channel: Channel;
  readonly onClose: () => void;
  /** The working hours of the people behind a channel, where the owner set some. */
  readonly hours?: OpenHours | undefined;
}

/** What a panel's file gives. */
export interface PanelModule {
  readonly css: string;
  /** Public class names of its dialog. */
  readonly frame: string;
  /** Nothing in it tells of the page as it is when it opens, so that it may be drawn before. */
  readonly isTimeless?: boolean;
  readonly Panel: ComponentType<PanelProps>;
  readonly hours?: OpenHours | undefined;
}

/** What the list and the panels of one widget share; none of it changes while it is drawn. */
export interface ListModel extends WidgetModel {
  readonly report: ClickReporter;
  readonly texts: Strings<ContactTextName | ListTextName>;
  /** Channels that this device gets, Chatway above the launcher left out. */
  readonly channels: readonly Channel[];
  /** Chatway drawn above the launcher, which is not counted. */
  readonly above: Channel | undefined;
  /** The channel that is the launcher itself. */
  readonly single: Channel | undefined;
  /** Custom properties of list and panels, read once: a look at computed styles makes the browser lay the page out. */
  readonly listStyle: Readonly<Record<`--${string}`, string>>;
  readPlace(): LinkPlace;
  readonly addresses: AddressKeeper;
  readonly actions: ListActions;
}
