import type { ComponentType } from 'react';
import type { OpenHours } from '../../dom/agents/openHours.ts';
import type { Channel } from '../../model/channels/Channel.ts';
import type { Opener } from '../../model/state/contactState.ts';
import type { FormTexts } from './form/formTexts.ts';

/** What every panel gets. */
export interface PanelProps {
  readonly channel: Channel;
  /** Who opened it: a panel that opened by itself takes no focus. */
  readonly opener: Opener;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The form's texts in another language than English. */
  readonly texts?: FormTexts | undefined;
  /** The working hours of the people behind a channel, where the owner set some. */
  readonly hours?: OpenHours | undefined;
}

/** A panel's chunk: how it is drawn and its style sheet. */
export interface PanelModule {
  readonly Panel: ComponentType<PanelProps>;
  readonly css: string;
  /** Public class names of its frame. */
  readonly frame: string;
  readonly texts?: FormTexts | undefined;
  readonly hours?: OpenHours | undefined;
}
