import { createStrings } from '@hadaya/core';
import { createNote } from '../counting/index.ts';
import type { ContactPage } from '../page/index.ts';
import { isValidChannel, readDesign, type WidgetRecord } from '../widget/model/index.ts';
import { contactTexts } from './contactTexts.ts';
import { createHost, hasOwnLook } from './dom/createHost.ts';
import type { WidgetModel } from './WidgetModel.ts';

export interface WidgetDrawing {
  readonly node: HTMLElement;
  /** Text shown outside the opening hours, instead of hiding the widget; usually empty. */
  readonly hoursText: string;
}

export function createWidgetModel(
  page: ContactPage,
  widget: WidgetRecord,
  { node, hoursText }: WidgetDrawing,
): WidgetModel {
  const { environment, settings, element } = page.context;
  const report = (message: string) => environment.logger.warn(`contact widget ${widget.id}: ${message}`);
  const texts = createStrings(contactTexts, element, settings.labels);
  const valid = widget.channels.filter((gate) => isValidChannel(gate, page.device));
  const above = valid.find(({ type, isAbove }) => type === 'Chatway' && isAbove);
  const gates = valid.filter((gate) => gate !== above);
  const pageLook = { isOwnLook: hasOwnLook(environment.document), channelCount: gates.length };
  const read = readDesign(widget.given, report, pageLook);
  const design = { ...read, closeText: read.closeText || texts.hide };
  const isSingle = gates.length === 1 && !design.isChatView;
  return {
    page,
    widget,
    design,
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
