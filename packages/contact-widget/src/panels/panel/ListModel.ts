import type { Strings } from '@hadaya/core';
import type { ComponentType } from 'react';
import type { AddressKeeper, Channel, LinkContext } from '../../channels/index.ts';
import type { ClickReporter } from '../../counting/index.ts';
import type { ContactTextName, WidgetModel } from '../../frame/index.ts';
import type { OpenHours } from '../../hours/index.ts';
import type { ListTextName } from './listTexts.ts';

export interface ListActions {
  /** Closes the open part after the visitor uses a control in the widget. */
  close(): void;
  /** Closes the open part after a click outside. */
  putAway(): void;
  escape(): void;
  /**
   * On Tab, moves the focus from the close button into a list opened by pointer, because the list comes before the
   * button.
   */
  tabIntoList(event: KeyboardEvent): void;
  /** Focuses the first visible match; skips hidden matches, such as live chat that is not ready. */
  focusFirst(selector: string): boolean;
  /**
   * Returns whether the focus must move because the visitor closed the open part from within the widget; a second call
   * returns `false`.
   */
  takeKept(): boolean;
}

export interface PanelProps {
  readonly model: ListModel;
  readonly channel: Channel;
  readonly onClose: () => void;
  /** The agents' working hours, if the owner set some. */
  readonly hours?: OpenHours | undefined;
}

/** A panel's component, style sheet and public class names, loaded on demand. */
export interface PanelModule {
  readonly css: string;
  /** Public class names of the panel's dialog. */
  readonly frame: string;
  /** True if the panel does not depend on the page's state at opening and may therefore render ahead of time. */
  readonly isTimeless?: boolean;
  readonly Panel: ComponentType<PanelProps>;
  readonly hours?: OpenHours | undefined;
}

/** Data shared by the list and panels of one widget; constant while the widget is rendered. */
export interface ListModel extends WidgetModel {
  readonly report: ClickReporter;
  readonly texts: Strings<ContactTextName | ListTextName>;
  /** The channels for this device, without Chatway when it is above the launcher. */
  readonly channels: readonly Channel[];
  /** Chatway, if it is above the launcher; in that case, it does not count as a channel. */
  readonly above: Channel | undefined;
  /** The only channel, which is the launcher itself. */
  readonly single: Channel | undefined;
  /** Custom properties for the list and panels, computed once, because reading computed styles forces a layout. */
  readonly listStyle: Readonly<Record<`--${string}`, string>>;
  readLinkContext(): LinkContext;
  readonly addresses: AddressKeeper;
  readonly actions: ListActions;
}
