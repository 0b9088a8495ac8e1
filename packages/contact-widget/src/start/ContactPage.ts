import type { IslandContext, Store } from '@hadaya/core';
import type { Consent } from '@hadaya/core/consent';
import type { ContactOptions } from '../settings.ts';
import type { ContactAction, ContactState } from './model/contactState.ts';
import type { Device } from './model/device.ts';
import type { WidgetRecord } from './model/widgetRecord.ts';

/** The server that counts, keeps messages and hands out tokens; empty where there is none. */
export interface ContactServer {
  /** Address of its calls. */
  readonly ajaxUrl: string;
  /** Another address for messages and tokens, where that one is closed to visitors. */
  readonly frontAjaxUrl: string;
  /** It counts views and clicks. */
  readonly tracking: boolean;
  /** What it knows this page by. */
  readonly pageId: string;
  /** Its call for a fresh token. */
  readonly tokenAction: string;
  /** Bytes that it takes in one file, and in all files of a message; 0 for those of usual servers. */
  readonly maxUploadBytes: number;
  readonly maxTotalBytes: number;
  /** The page has the live chat that stands beside the widget. */
  readonly hasChatway: boolean;
  /** Its own words for controls of the chat window, in its language. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Everything the parts of the island share on one page, from its start to its end. */
export interface ContactPage {
  readonly context: IslandContext<ContactOptions>;
  /** Ends with the island, or earlier by `contact.destroy`. */
  readonly signal: AbortSignal;
  /** What stands behind the widgets. */
  readonly server: ContactServer;
  /** Every widget of the settings; those that no rule keeps away have a state in the store. */
  readonly widgets: readonly WidgetRecord[];
  readonly device: Device;
  /** What the visitor agreed to. */
  readonly consent: Consent;
  readonly store: Store<ContactState, ContactAction>;
}
