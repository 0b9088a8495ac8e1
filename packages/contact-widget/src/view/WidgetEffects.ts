import type { EmojiPickerUse } from '../dom/openEmojiPicker.ts';
import type { Dismissal } from '../dom/watchDismissal.ts';
import type { Channel } from '../model/channels/Channel.ts';
import type { Opener } from '../model/state/contactState.ts';
import type { PanelModule } from './panels/PanelProps.ts';

/** How a channel was chosen. */
export interface ChannelChoice {
  readonly link: HTMLAnchorElement;
  readonly by: Opener;
  /** The channel is the launcher. */
  readonly isSingle: boolean;
}

/** What components do to the page; handed in, so that they stay free of it. */
export interface WidgetEffects {
  /** Carries out a choice; answers whether the browser should follow the link. */
  choose(channel: Channel, choice: ChannelChoice): 'follow' | 'stop';
  watchDismissal(dismissal: Dismissal & { readonly signal: AbortSignal }): void;
  /** Tells the page's style sheets that a widget blurs it. */
  markBlur(blur: 'on' | 'off'): void;
  /** Lets the Back button of a phone close a panel until the signal aborts. */
  holdBack(close: () => void, signal: AbortSignal): void;
  /** Fetches the panel of a channel; `undefined` for a channel that has none. */
  loadPanel(channel: Channel): Promise<PanelModule> | undefined;
  /** Reports clicks to the site's own analytics. */
  sendClicks(events: readonly string[]): void;
  /** Copies a text; `false` where the browser does not let us. */
  copyText(text: string): Promise<boolean>;
  openEmojiPicker(place: HTMLElement, use: EmojiPickerUse): Promise<void>;
}
