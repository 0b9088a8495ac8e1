import type { IslandContext, Store } from '@hadaya/core';
import type { Consent } from '@hadaya/core/consent';
import type { ContactOptions } from '../settings.ts';
import type { Device, WidgetRecord } from '../widget/model/index.ts';
import type { ContactAction, ContactState } from './model/contactState.ts';

/** The server that counts clicks, stores messages and issues tokens; without a server, these fields are empty. */
export interface ContactServer {
  readonly ajaxUrl: string;
  /** Alternative URL for messages and tokens, used if the first is blocked for visitors. */
  readonly frontAjaxUrl: string;
  /** True if the server counts views and clicks. */
  readonly tracking: boolean;
  /** The server's id for this page. */
  readonly pageId: string;
  /** Ajax action that returns fresh tokens. */
  readonly tokenAction: string;
  /** Upload limits in bytes per file and per message; 0 means the limits of a typical server. */
  readonly maxUploadBytes: number;
  readonly maxTotalBytes: number;
  /** True if live chat is on the page. */
  readonly hasChatway: boolean;
  /** The server's texts for the chat popup's controls, in the server's language. */
  readonly texts: Readonly<Record<string, string>>;
}

/** The page's widgets and their server, from any settings format. */
export interface ContactSource {
  /** Widgets in Hadaya's own settings format. */
  readonly widgets: unknown;
  /** Prefix for log messages. */
  readonly name?: string;
  readonly server: ContactServer;
}

/** Everything that the island's parts share on one page during the island's lifetime. */
export interface ContactPage {
  readonly context: IslandContext<ContactOptions>;
  /** Aborts when the island ends, or earlier on `contact.destroy`. */
  readonly signal: AbortSignal;
  readonly server: ContactServer;
  /** All widgets in the settings; the store has a state for each widget that no rule excludes. */
  readonly widgets: readonly WidgetRecord[];
  readonly device: Device;
  readonly consent: Consent;
  readonly store: Store<ContactState, ContactAction>;
  /**
   * The spam checks for the page's forms: each script loads once, and `readSilent` requests a new token from the
   * invisible check.
   */
  readonly captchas: { readonly scripts: Map<string, Promise<void>>; readSilent?: () => Promise<string> };
}
