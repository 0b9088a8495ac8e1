import { useContext } from 'react';
import type { EmojiPickerUse } from '../../dom/openEmojiPicker.ts';
import type { Channel } from '../../model/channels/Channel.ts';
import { PanelEffectsContext } from '../WidgetModel.ts';
import type { PanelModule } from './PanelProps.ts';

/** What panels do to the page; handed in, so that they stay free of it. */
export interface PanelEffects {
  /** Fetches the panel of a channel; `undefined` for a channel that has none. */
  loadPanel(channel: Channel): Promise<PanelModule> | undefined;
  /** Lets the Back button of a phone close a panel until the signal aborts. */
  holdBack(close: () => void, signal: AbortSignal): void;
  /** Reports clicks to the site's own analytics. */
  sendClicks(events: readonly string[]): void;
  /** Copies a text; `false` where the browser does not let us. */
  copyText(text: string): Promise<boolean>;
  /** Draws the emoji picker into a place; `false` when it cannot be had. */
  openEmojiPicker(place: HTMLElement, use: EmojiPickerUse): Promise<boolean>;
}

/** Reads the effects; panels are always drawn inside their slot. */
export function usePanelEffects(): PanelEffects {
  const effects = useContext(PanelEffectsContext);
  if (!effects) throw new Error('a panel of the contact widget was drawn outside of its slot');
  return effects;
}
