import { createStrings } from '@hadaya/core';
import type { ContactPage } from '../start/ContactPage.ts';
import { createNote } from '../start/counting/dom/createNote.ts';
import { BLUR_KEY, isVisitDue, readLasting, writeActive } from '../start/counting/dom/noteVisits.ts';
import { channelClicked, channelViewed, WIDGET_CLICKED, WIDGET_VIEWED } from '../start/counting/model/visitRecords.ts';
import { isValidChannel, type WidgetRecord } from '../start/model/widgetRecord.ts';
import { contactTexts } from '../start/strings.ts';
import { followTranslation } from '../start/translation/dom/followTranslation.ts';
import { avoidBars } from './bars/avoidBars.ts';
import { createHost, hasOwnLook, loadOwnerParts } from './dom/createHost.ts';
import { followPage, watchKeyboard } from './dom/followPage.ts';
import { isWebFont, readDesign } from './model/WidgetDesign.ts';
import { startDrawing } from './startDrawing.ts';
import effects from './styles/effects.css?inline';
import frameCss from './styles/frame.css?inline';
import launcher from './styles/launcher.css?inline';
import motion from './styles/motion.css?inline';
import type { WidgetModel } from './WidgetModel.ts';

/** What is at hand when a widget is drawn. */
export interface WidgetDrawing {
  /** The widget's waiting node. */
  readonly node: HTMLElement;
  /** What is said instead of hiding outside the opening hours; usually nothing. */
  readonly hoursText: string;
}

/** Reads everything that the components of a launcher share. */
function createModel(page: ContactPage, widget: WidgetRecord, { node, hoursText }: WidgetDrawing): WidgetModel {
  const { environment, settings, element } = page.context;
  const report = (message: string) => environment.logger.warn(`contact widget ${widget.id}: ${message}`);
  const texts = createStrings(contactTexts, element, settings.labels);
  const read = readDesign(widget.raw, report);
  const design = { ...read, closeText: read.closeText || texts.hide };
  const valid = widget.channels
    .map((gate, index) => ({ gate, raw: widget.rawChannels[index] ?? {} }))
    .filter(({ gate }) => isValidChannel(gate, page.device));
  const above = valid.find(({ gate, raw }) => gate.type === 'Chatway' && raw.above !== undefined);
  const gates = valid.flatMap((one) => (one === above ? [] : [one.gate]));
  const isSingle = gates.length === 1 && !design.isChatView;
  return {
    page,
    widget,
    design,
    isOwnLook: hasOwnLook(environment.document),
    gates,
    hasAbove: above !== undefined,
    isSingle,
    texts,
    host: createHost(page, node, design),
    note: createNote(page, widget),
    name: widget.key === 0 ? texts.contactUs : `${texts.contactUs} ${widget.key + 1}`,
    hoursText,
  };
}

/** Tells state and records how the widget comes into view. */
function tellAppearance({ page, widget, design, isSingle, gates, note }: WidgetModel): void {
  const { store, context } = page;
  const { environment } = context;
  const { id } = widget;
  const isDue = (key: string) => isVisitDue(environment, id, key);
  const isNew = isDue(WIDGET_CLICKED);
  const staysOpen = !design.hasCloseButton && !isSingle;
  const wantsOpen = design.opens === 'open' && !isSingle && (isNew || staysOpen);
  const opensList =
    wantsOpen && !(design.attention.blur && design.hasCloseButton && readLasting(environment, BLUR_KEY) === true);
  const isUntouched = store.getState()[id]?.open.kind === 'collapsed';
  const popup = gates.find(
    ({ slug, type, hasPanel, isAgent, isDefaultOpen }) =>
      type === 'Whatsapp' && hasPanel && !isAgent && isDefaultOpen && isDue(channelClicked(slug)),
  );
  const slugs = gates.map(({ slug }) => slug);
  store.dispatch({ kind: 'drawn', id, isNew, staysOpen, opensList });
  if (popup && isUntouched) {
    store.dispatch({ kind: 'open-panel', id, channel: popup.slug, by: 'page' });
    note(channelViewed(popup.slug), [], { kind: 'channel-view', channels: [popup.slug] });
  } else {
    const channels = isSingle || opensList ? slugs : [];
    const appearance = isSingle ? 'single' : opensList ? 'list-open' : 'list-closed';
    note(WIDGET_VIEWED, channels.map(channelViewed), { kind: 'widget-view', channels, appearance });
  }
}

/** Draws one widget into its waiting node. */
export function openWidget(page: ContactPage, widget: WidgetRecord, drawing: WidgetDrawing): void {
  const { context, signal } = page;
  const model = createModel(page, widget, drawing);
  const { host, design } = model;
  host.addStyles(launcher + frameCss + motion + effects);
  writeActive(
    context.environment,
    page.widgets.map((one) => one.id),
  );
  tellAppearance(model);
  const { channels } = startDrawing(model);
  followPage(page);
  followTranslation(model);
  watchKeyboard(page, drawing.node);
  if (isWebFont(design.font))
    loadOwnerParts(signal).then(
      ({ loadFont }) => loadFont(page, design.font),
      () => {},
    );
  if (context.settings.avoidBars) avoidBars(page, drawing.node, channels);
}
