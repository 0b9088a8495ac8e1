import type { Strings } from '@hadaya/core';
import { type ComponentType, createContext, type KeyboardEvent, useContext } from 'react';
import type { Glyph } from '../../launcher/dom/watchGlyph.ts';
import type { WidgetModel } from '../../launcher/WidgetModel.ts';
import type { OpenHours } from '../../panels/agents/dom/openHours.ts';
import type { Opener } from '../../start/model/contactState.ts';
import type { ContactTextName } from '../../start/strings.ts';
import type { ClickReporter } from '../createClickReporter.ts';
import type { Dismissal } from '../dom/watchDismissal.ts';
import type { ListTextName } from '../listTexts.ts';
import type { Channel } from '../model/Channel.ts';
import type { LinkPlace } from '../model/channelLink.ts';

/** How a channel was chosen. */
export interface ChannelChoice {
  readonly link: HTMLAnchorElement;
  readonly by: Opener;
  /** The channel is the launcher. */
  readonly isSingle: boolean;
}

/** What the visitor can do with an open widget as a whole. */
export interface ListActions {
  /** Closes what is open, by a control of the widget. */
  close(): void;
  /** Closes by a click outside. */
  putAway(): void;
  escape(): void;
  /** Tab on the close button enters a list that the pointer opened, since that comes before it. */
  tabIntoList(event: KeyboardEvent): void;
  /** Focuses the first match that is drawn; live chat, for one, may not be ready. */
  focusFirst(selector: string): boolean;
  /** Whether the last change removed what had the focus; answers so once. */
  takeKept(): boolean;
}

/** What every panel gets. */
export interface PanelProps {
  /** Handed over: a panel's own file may have another instance of the list's context. */
  readonly model: ListModel;
  readonly channel: Channel;
  /** Who opened it: a panel that opened by itself takes no focus. */
  readonly opener: Opener;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The working hours of the people behind a channel, where the owner set some. */
  readonly hours?: OpenHours | undefined;
}

/** A panel's chunk: how it is drawn and its style sheet. */
export interface PanelModule {
  readonly Panel: ComponentType<PanelProps>;
  readonly css: string;
  /** Public class names of its frame. */
  readonly frame: string;
  readonly hours?: OpenHours | undefined;
}

/** What list and panels do to the page; handed in, so that components stay free of it. */
export interface ListEffects {
  /** Carries out a choice; answers whether the browser should follow the link. */
  choose(channel: Channel, choice: ChannelChoice): 'follow' | 'stop';
  watchDismissal(dismissal: Dismissal & { readonly signal: AbortSignal }): void;
  /** Tells how the page's icon font draws a class name, now or when its sheet has come. */
  watchGlyph(className: string, use: { readonly signal: AbortSignal; readonly onGlyph: (glyph: Glyph) => void }): void;
  /** Tells the page's style sheets that a widget blurs it. */
  markBlur(blur: 'on' | 'off'): void;
  /** Fetches the panel of a channel; `undefined` for a channel that has none. */
  loadPanel(channel: Channel): Promise<PanelModule> | undefined;
  /** Lets the Back button of a phone close a panel until the signal aborts. */
  holdBack(close: () => void, signal: AbortSignal): void;
  /** Reports clicks to the site's own analytics. */
  sendClicks(events: readonly string[]): void;
  /** Copies a text; `false` where the browser does not let us. */
  copyText(text: string): Promise<boolean>;
}

/** What the list and the panels of one widget share; none of it changes while it is drawn. */
export interface ListModel extends WidgetModel {
  readonly report: ClickReporter;
  readonly texts: Strings<ContactTextName | ListTextName>;
  /** Channels that this device gets, Chatway above the launcher left out. */
  readonly channels: readonly Channel[];
  /** Chatway drawn above the launcher, which is not counted. */
  readonly above: Channel | undefined;
  /** The channel that is the launcher itself. */
  readonly single: Channel | undefined;
  readPlace(): LinkPlace;
  readonly effects: ListEffects;
  readonly actions: ListActions;
}

/** The model of list and panels around a component. */
export const ListContext = createContext<ListModel | null>(null);

/** Reads the model; parts of the list are always drawn inside it. */
export function useList(): ListModel {
  const model = useContext(ListContext);
  if (!model) throw new Error('a part of the contact widget was drawn outside of its list');
  return model;
}
