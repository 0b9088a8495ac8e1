import type { Strings } from '@hadaya/core';
import type { ComponentType } from 'react';
import type { AddressKeeper, Channel, LinkContext } from '../../channels/index.ts';
import type { ClickReporter } from '../../counting/index.ts';
import type { ContactTextName, WidgetModel } from '../../frame/index.ts';
import type { OpenHours } from '../../hours/index.ts';
import type { ListTextName } from './listTexts.ts';

/** Actions on an open widget as a whole. */
export interface ListActions {
  /** Closes the open part when a control of the widget was used. */
  close(): void;
  /** Closes on a click outside. */
  putAway(): void;
  escape(): void;
  /** Lets Tab on the close button move into a list opened by pointer; the list comes before the button. */
  tabIntoList(event: KeyboardEvent): void;
  /** Focuses the first visible match; live chat, for example, may not be ready. */
  focusFirst(selector: string): boolean;
  /** Returns whether the last change removed the focused element; resets when read. */
  takeKept(): boolean;
}

export interface PanelProps {
  readonly model: ListModel;
  readonly channel: Channel;
  readonly onClose: () => void;
  /** The agents' working hours, if the owner set some. */
  readonly hours?: OpenHours | undefined;
}

/** The export of a panel's module. */
export interface PanelModule {
  readonly css: string;
  /** Public class names of its dialog. */
  readonly frame: string;
  /** Does not depend on the page's state at opening, so it may be rendered ahead of time. */
  readonly isTimeless?: boolean;
  readonly Panel: ComponentType<PanelProps>;
  readonly hours?: OpenHours | undefined;
}

/** Shared by the list and panels of one widget; constant while it is rendered. */
export interface ListModel extends WidgetModel {
  readonly report: ClickReporter;
  readonly texts: Strings<ContactTextName | ListTextName>;
  /** The channels for this device, except Chatway when it is above the launcher. */
  readonly channels: readonly Channel[];
  /** Chatway above the launcher, which is not counted. */
  readonly above: Channel | undefined;
  /** The only channel, which is the launcher itself. */
  readonly single: Channel | undefined;
  /** Custom properties of list and panels, computed once: reading computed styles forces a layout. */
  readonly listStyle: Readonly<Record<`--${string}`, string>>;
  readLinkContext(): LinkContext;
  readonly addresses: AddressKeeper;
  readonly actions: ListActions;
}
