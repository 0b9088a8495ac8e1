import { createStrings } from '@hadaya/core';
import type { ContactPage } from './ContactPage.ts';
import { createEffects } from './createEffects.ts';
import { createHost } from './dom/createHost.ts';
import type { Reporter } from './dom/createReporter.ts';
import { hasOwnLook } from './dom/look.ts';
import { readPlace } from './dom/readPlace.ts';
import { openVisits } from './dom/visitStore.ts';
import type * as Following from './followDrawing.ts';
import { type Channel, readChannel } from './model/channels/Channel.ts';
import { channelLink } from './model/channels/channelLink.ts';
import { isValidChannel } from './model/channels/isValidChannel.ts';
import { readDesign } from './model/design/WidgetDesign.ts';
import type { WidgetRecord } from './model/settings/widgetRecord.ts';
import { contactTexts } from './strings.ts';
import type { WidgetModel } from './view/WidgetModel.ts';

/** What is at hand when a widget is drawn. */
export interface WidgetDrawing {
  /** The widget's waiting node. */
  readonly node: HTMLElement;
  readonly css: string;
  /** The sheet of the shop's own look, adopted by the page that asks for it. */
  readonly look: string;
  /** What is said instead of hiding outside the opening hours; usually nothing. */
  readonly hoursText: string;
}

function readChannels(page: ContactPage, widget: WidgetRecord): readonly Channel[] {
  const { logger } = page.context.environment;
  const place = readPlace(page);
  return widget.channels.flatMap((gate, index) => {
    if (!isValidChannel(gate, page.device)) return [];
    const report = (message: string) => logger.warn(`channel ${gate.slug} of contact widget ${widget.id}: ${message}`);
    const channel = readChannel(gate, widget.rawChannels[index] ?? {}, report);
    if (channelLink(channel, place).isRefused)
      report(
        'its address is not allowed in a link, so it leads nowhere. Use https, tel, mailto or the address of a chat app',
      );
    return [channel];
  });
}

/** Reads everything that the components of a widget share. */
export function createModel(
  page: ContactPage,
  widget: WidgetRecord,
  { node, hoursText, following }: WidgetDrawing & { readonly following: Promise<typeof Following> },
): WidgetModel {
  const { environment, settings, element } = page.context;
  const report = (message: string) => environment.logger.warn(`contact widget ${widget.id}: ${message}`);
  const design = readDesign(widget.design, report);
  const texts = createStrings(contactTexts, element, settings.labels);
  const visits = openVisits(environment);
  const reporter = following.then(({ createReporter }) => createReporter(page, widget, visits));
  // What cannot be noted harms nobody.
  const send = (tell: (reporter: Reporter) => void) => void reporter.then(tell).catch(() => {});
  const all = readChannels(page, widget);
  const above = all.find(({ type, chatwayPosition }) => type === 'Chatway' && chatwayPosition === 'above-chaty');
  const channels = all.filter((channel) => channel !== above);
  return {
    page,
    widget,
    design,
    isOwnLook: hasOwnLook(environment.document),
    channels,
    above,
    single: channels.length === 1 && !design.isChatView ? channels[0] : undefined,
    texts,
    host: createHost(page, node, design),
    visits,
    report: send,
    name: widget.key === 0 ? texts.contactUs : `${texts.contactUs} ${widget.key + 1}`,
    hoursText,
    readPlace: () => readPlace(page),
    effects: createEffects({ page, widgetId: widget.id, design, report: send }),
  };
}
