import type { Strings } from '@hadaya/core';
import { createContext, useContext } from 'react';
import type { ContactPage } from '../ContactPage.ts';
import type { WidgetHost } from '../dom/createHost.ts';
import type { Reporter } from '../dom/createReporter.ts';
import type { VisitStore } from '../dom/visitStore.ts';
import type { Channel } from '../model/channels/Channel.ts';
import type { LinkPlace } from '../model/channels/channelLink.ts';
import type { WidgetDesign } from '../model/design/WidgetDesign.ts';
import type { WidgetRecord } from '../model/settings/widgetRecord.ts';
import type { ContactTextName } from '../strings.ts';
import type { PanelEffects } from './panels/PanelEffects.ts';
import type { WidgetEffects } from './WidgetEffects.ts';

/** What the components of one drawn widget share; none of it changes while it is drawn. */
export interface WidgetModel {
  readonly page: ContactPage;
  readonly widget: WidgetRecord;
  readonly design: WidgetDesign;
  /** The page asks for the shop's own look instead of the replaced plugin's. */
  readonly isOwnLook: boolean;
  /** Channels that this device gets, Chatway above the launcher left out. */
  readonly channels: readonly Channel[];
  /** Chatway drawn above the launcher, which is not counted. */
  readonly above: Channel | undefined;
  /** The channel that is the launcher itself. */
  readonly single: Channel | undefined;
  readonly texts: Strings<ContactTextName>;
  readonly host: WidgetHost;
  readonly visits: VisitStore;
  /** Tells the records of visits; they are fetched while the widget is drawn. */
  readonly report: (tell: (reporter: Reporter) => void) => void;
  /** What assistive technology calls the widget. */
  readonly name: string;
  /** "Back Sunday 08:00" outside the opening hours. */
  readonly hoursText: string;
  readPlace(): LinkPlace;
  readonly effects: WidgetEffects;
}

/** The model of the widget around a component. */
export const WidgetContext = createContext<WidgetModel | null>(null);

/**
 * The effects of the panels around a component. It stands here, beside the widget's own, since the panels' file has
 * another address after a failed fetch, and there must be one context only.
 */
export const PanelEffectsContext = createContext<PanelEffects | null>(null);

/** Reads the model; components of a widget are always drawn inside it. */
export function useWidget(): WidgetModel {
  const model = useContext(WidgetContext);
  if (!model) throw new Error('a part of the contact widget was drawn outside of it');
  return model;
}
