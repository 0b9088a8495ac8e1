import type { Glyph } from '../dom/readGlyph.ts';
import type { Dismissal } from '../dom/watchDismissal.ts';
import type { Channel } from '../model/channels/Channel.ts';
import type { Opener } from '../model/state/contactState.ts';

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
  /** Tells how the page's icon font draws a class name, now or when its sheet has come. */
  watchGlyph(className: string, use: { readonly signal: AbortSignal; readonly onGlyph: (glyph: Glyph) => void }): void;
  /** Tells the page's style sheets that a widget blurs it. */
  markBlur(blur: 'on' | 'off'): void;
}
