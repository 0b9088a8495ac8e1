import type { IslandContext, Store } from '@hadaya/core';
import type { Consent } from '@hadaya/core/consent';
import type { ContactOptions } from '../settings.ts';
import type { Device, WidgetRecord } from '../widget/model/index.ts';
import type { ContactAction, ContactState } from './model/contactState.ts';

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

/** The widgets of a page and what stands behind them, wherever they were written. */
export interface ContactSource {
  /** In the shape in which everybody writes widgets. */
  readonly widgets: unknown;
  /** How messages name their place. */
  readonly name?: string;
  readonly server: ContactServer;
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
  /** The spam checks of its forms: each script once, and how a silent one is asked anew. */
  readonly captchas: { readonly scripts: Map<string, Promise<void>>; readSilent?: () => Promise<string> };
}
