import type { IslandContext, Store } from '@hadaya/core';
import type { Consent } from '@hadaya/core/consent';
import type { ContactOptions } from '../settings.ts';
import type { ContactAction, ContactState } from './model/contactState.ts';
import type { Device } from './model/device.ts';
import type { WidgetRecord } from './model/widgetRecord.ts';

/** Everything the parts of the island share on one page, from its start to its end. */
export interface ContactPage {
  readonly context: IslandContext<ContactOptions>;
  /** Ends with the island, or earlier by `contact.destroy`. */
  readonly signal: AbortSignal;
  /** The plugin's settings object. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** Every widget of the settings; those that no rule keeps away have a state in the store. */
  readonly widgets: readonly WidgetRecord[];
  readonly device: Device;
  /** What the visitor agreed to. */
  readonly consent: Consent;
  readonly store: Store<ContactState, ContactAction>;
}
