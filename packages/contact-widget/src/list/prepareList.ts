import { createStrings, mayFetchAhead, readDirection } from '@hadaya/core';
import {
  type Channel,
  channelLink,
  channelNames,
  channelSign,
  keepAddresses,
  readChannel,
  readPlace,
  reportProblem,
} from '../channels/index.ts';
import { createClickReporter } from '../counting/index.ts';
import type { WidgetFrame, WidgetModel } from '../frame/index.ts';
import { contained, watchDismissal } from '../page/index.ts';
import { followPanels, type Panels } from '../panels/index.ts';
import { type ListModel, listTexts } from '../panels/panel/index.ts';
import { isValidChannel } from '../widget/model/index.ts';
import { createFocusMoves } from './dom/createFocusMoves.ts';
import { drawBackdrop } from './dom/drawBackdrop.ts';
import { drawChatView } from './dom/drawChatView.ts';
import { createRows, drawList, hasRows, type Paint, type Rows } from './dom/drawList.ts';
import { watchChatway, watchUnread } from './dom/watchChatway.ts';
import { createListActions } from './listActions.ts';
import list from './styles/list.css?inline';
import signs from './styles/signs.css?inline';

/** What list and panels need to know of the page as custom properties, beside the owner's choices. */
function readListStyle({ design, page }: WidgetModel): Readonly<Record<`--${string}`, string>> {
  return {
    '--chaty-exit-place': `${design.position === 'left' ? '0%' : '100%'} 100%`,
    '--chaty-direction': readDirection(page.context.environment.document.documentElement),
  };
}

function readChannels({ page, widget, design }: WidgetModel): readonly Channel[] {
  const { environment, element, settings } = page.context;
  const { logger } = environment;
  const names: Readonly<Record<string, string>> = createStrings(channelNames, element, settings.labels);
  const place = readPlace(page);
  return widget.channels.flatMap((gate) => {
    if (!isValidChannel(gate, page.device)) return [];
    const report = (message: string) => logger.warn(`channel ${gate.slug} of contact widget ${widget.id}: ${message}`);
    const ground = gate.type === 'Contact_Us' ? design.color : channelSign(gate.type).colour;
    const usual = { label: names[gate.type] ?? '', ground };
    const channel = readChannel(gate, report, usual);
    if (channel.problem) reportProblem(report, channel.problem);
    else if (channelLink(channel, place).isRefused)
      report(
        'its address is not allowed in a link, so it leads nowhere. Use https, tel, mailto or the address of a chat app',
      );
    return [channel];
  });
}

// What the page asks for by its links and calls.
export { followPageLink, openType } from './dom/followPageLink.ts';

/** Adds what list and panels need to what the launcher knows. */
function createListModel(model: WidgetModel): ListModel {
  const { element, settings } = model.page.context;
  const all = readChannels(model);
  const above = model.hasAbove ? all.find(({ type }) => type === 'Chatway') : undefined;
  const channels = all.filter((channel) => channel !== above);
  const report = createClickReporter(model);
  const addresses = keepAddresses(model.page, model.isSingle);
  const known = {
    ...model,
    texts: { ...model.texts, ...createStrings(listTexts, element, settings.labels) },
    channels,
    above,
    single: model.isSingle ? channels[0] : undefined,
    listStyle: readListStyle(model),
    readPlace: () => readPlace(model.page),
    report,
    addresses,
  };
  return { ...known, actions: createListActions(known) };
}

/** Shows the live chat beside the widget, where it is one of its channels. */
function followChatway({ page, widget, host }: ListModel): void {
  const { into } = host;
  const node = into instanceof ShadowRoot ? into.host : into;
  if (!(node instanceof HTMLElement) || !widget.channels.some(({ type }) => type === 'Chatway')) return;
  watchChatway(page, node);
  watchUnread(page, node, (count) => page.store.dispatch({ kind: 'unread', id: widget.id, count }));
}

/** A widget with one channel has no list: a call that opens it chooses the channel instead. */
function chooseSingle({ page, widget, host, single }: ListModel): void {
  if (!single || page.store.getState()[widget.id]?.open.kind !== 'list') return;
  page.store.dispatch({ kind: 'close', id: widget.id });
  // Once everybody has heard that it is closed.
  queueMicrotask(() => host.into.querySelector<HTMLElement>('.single a')?.click());
}

/** Panels that nobody has opened are got ready while the visitor looks at the list, one after another; not on a poor line. */
function preparePanels({ page, channels }: ListModel, panels: Panels): void {
  const { clock, window } = page.context.environment;
  if (!mayFetchAhead(window.navigator)) return;
  const waiting = channels.filter(({ hasPanel }) => hasPanel);
  const prepareNext = () => {
    const next = waiting.shift();
    if (!next) return;
    // One that does not come is told about when it is wanted.
    panels
      .prepare(next)
      .catch(() => {})
      .finally(() => clock.idle(prepareNext, page.signal));
  };
  clock.idle(prepareNext, page.signal);
}

/** Draws list, backdrop and panels; what comes back brings them up to date with the widget's state. */
function drawParts(
  model: ListModel,
  frame: WidgetFrame,
  {
    rows,
    panels,
    mayMoveFocus,
  }: { readonly rows: Rows | undefined; readonly panels: Panels; readonly mayMoveFocus: boolean },
): readonly Paint[] {
  return [
    ...drawList(model, frame, rows),
    drawBackdrop(model, frame),
    ...(model.design.isChatView ? [drawChatView(model, frame)] : []),
    createFocusMoves(model.actions, mayMoveFocus),
    panels.paint,
    model.addresses.paint,
  ];
}

/** What a list starts with. */
interface ListStart {
  readonly rows: Rows | undefined;
  /** The list may take the focus. */
  readonly mayMoveFocus: boolean;
  /** The channel that the visitor tapped before the list was there. */
  readonly chosen: string | undefined;
}

/** Presses the link of a channel, as the pointer did that was quicker than the list. */
function pressChannel(frame: WidgetFrame, slug: string): void {
  const link = frame.list().querySelector(`[data-channel="${CSS.escape(slug)}"] a`);
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail: 1 }));
}

/** Puts a prepared list around the launcher, and keeps it up to date. */
function startList(model: ListModel, frame: WidgetFrame, { rows, mayMoveFocus, chosen }: ListStart): void {
  const { page, host, widget, actions } = model;
  const { signal, store } = page;
  host.addStyles(list + signs);
  for (const [name, value] of Object.entries(model.listStyle)) frame.root.style.setProperty(name, value);
  const panels = followPanels(model);
  const paints = drawParts(model, frame, { rows, panels, mayMoveFocus });
  followChatway(model);
  let isPrepared = false;
  const paint = () => {
    const state = store.getState()[widget.id];
    if (!state) return;
    for (const one of paints) one(state);
    chooseSingle(model);
    if (isPrepared || state.open.kind !== 'list') return;
    isPrepared = true;
    preparePanels(model, panels);
  };
  paint();
  store.subscribe(paint, signal);
  const watch = () =>
    watchDismissal(page, widget.id, { root: host.into, onOutside: actions.putAway, onEscape: actions.escape });
  contained(page.context, 'watch for clicks outside', watch, undefined)();
  if (rows && chosen !== undefined) pressChannel(frame, chosen);
}

/**
 * Makes everything of a widget that comes when somebody reaches for it, without touching the page: `start` puts it around
 * the launcher that stands already.
 */
export function prepareList(
  launcher: WidgetModel,
  frame: WidgetFrame,
): { start(given: Omit<ListStart, 'rows'>): void } {
  const model = createListModel(launcher);
  const rows = hasRows(model) ? createRows(model) : undefined;
  return { start: (given) => startList(model, frame, { rows, ...given }) };
}
