import type { IslandContext, Store } from '@hadaya/core';
import type { WidgetRecord } from './model/settings/widgetRecord.ts';
import type { ContactAction, ContactState } from './model/state/contactState.ts';
import type { Device } from './model/triggers/device.ts';
import type { ContactOptions } from './options.ts';

/** Everything the parts of the island share on one page, from its start to its end. */
export interface ContactPage {
  readonly context: IslandContext<ContactOptions>;
  /** Ends with the island, or earlier by `contact.destroy`. */
  readonly signal: AbortSignal;
  /** The plugin's settings object. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** Every widget of the settings; those that no gate keeps away have a state in the store. */
  readonly widgets: readonly WidgetRecord[];
  readonly device: Device;
  readonly store: Store<ContactState, ContactAction>;
}
