import { createStrings, readDirection } from '@hadaya/core';
import {
  type Channel,
  channelIcon,
  channelLink,
  channelNames,
  keepAddresses,
  readChannel,
  readLinkContext,
  reportProblem,
  reportUnknownType,
} from '../channels/index.ts';
import { createClickReporter } from '../counting/index.ts';
import type { WidgetModel } from '../frame/index.ts';
import { contained, watchDismissal } from '../page/index.ts';
import { keepTyping, Panels } from '../panels/index.ts';
import { type ListModel, listTexts } from '../panels/panel/index.ts';
import { isValidChannel } from '../widget/model/index.ts';
import { Around } from './Around.tsx';
import { ChannelItem } from './ChannelItem.tsx';
import { Channels } from './Channels.tsx';
import { followScheme } from './dom/followScheme.ts';
import { watchChatway } from './dom/watchChatway.ts';
import { createListActions } from './listActions.ts';
import darkCss from './styles/dark.css?inline';
import icons from './styles/icons.css?inline';
import list from './styles/list.css?inline';
import lookCss from './styles/look.css?inline';

function readListStyle({ design, page }: WidgetModel): Readonly<Record<`--${string}`, string>> {
  return {
    '--chaty-exit-origin': `${design.position === 'left' ? '0%' : '100%'} 100%`,
    '--chaty-direction': readDirection(page.context.environment.document.documentElement),
  };
}

function readChannels({ page, widget, design }: WidgetModel): readonly Channel[] {
  const { environment, element, settings } = page.context;
  const { logger } = environment;
  const names: Readonly<Record<string, string>> = createStrings(channelNames, element, settings.labels);
  const context = readLinkContext(page);
  return widget.channels.flatMap((gate) => {
    if (!isValidChannel(gate, page.device)) return [];
    const report = (message: string) => logger.warn(`channel ${gate.slug} of contact widget ${widget.id}: ${message}`);
    if (!gate.given.svg && !gate.given.image) reportUnknownType(report, gate.given.type, Object.keys(channelNames.en));
    const ground = gate.type === 'Contact_Us' ? design.color : channelIcon(gate.type).colour;
    const usual = { label: names[gate.type] ?? '', ground };
    const channel = readChannel(gate, report, usual);
    if (channel.problem) reportProblem(report, channel.problem);
    else if (channelLink(channel, context).isRefused)
      report(
        'its URL is not allowed in a link, so the link is disabled. Use https, tel, mailto or the URL of a chat app',
      );
    return [channel];
  });
}

// Exported for `calls`, which follows page links and opens panels.
export { followPageLink, openType } from './dom/followPageLink.ts';

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
    readLinkContext: () => readLinkContext(model.page),
    report,
    addresses,
  };
  return { ...known, actions: createListActions(known) };
}

const hasChatway = ({ widget }: ListModel) => widget.channels.some(({ type }) => type === 'Chatway');

/** Opens a widget with one channel. It has no list, so opening it chooses the channel instead. */
function chooseSingle({ page, widget, host, single }: ListModel): void {
  if (!single || page.store.getState()[widget.id]?.open.kind !== 'list') return;
  page.store.dispatch({ kind: 'close', id: widget.id });
  // Runs after all listeners have handled the close event.
  queueMicrotask(() => host.into.querySelector<HTMLElement>('.single a')?.click());
}

export interface PreparedList {
  readonly model: ListModel;
  readonly parts: ListParts;
  /** Renders the list, then opens the channel that the visitor tapped before the list was ready. */
  start(draw: () => void, chosen: string): void;
}

const parts = { Around, ChannelItem, Channels, Panels };

export type ListParts = typeof parts;

/** Clicks the link of a channel whose disc was tapped while the list was loading. */
function pressChannel({ host }: ListModel, slug: string): void {
  const link = host.into.querySelector(`.chaty-channel-list [data-channel="${CSS.escape(slug)}"] a`);
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail: 1 }));
}

function startList(model: ListModel, draw: () => void, chosen: string): void {
  const { page, host, widget, design, actions, addresses } = model;
  const { signal, store } = page;
  host.addStyles(list + icons);
  if (design.isOwnLook) host.addStyles(lookCss);
  if (design.isOwnLook && design.scheme !== 'light') {
    host.addStyles(darkCss);
    followScheme(model);
  }
  draw();
  if (host.into instanceof ShadowRoot) keepTyping(host.into, signal);
  if (hasChatway(model)) watchChatway(page, host.node);
  const follow = () => {
    const state = store.getState()[widget.id];
    if (state) addresses.paint(state);
    chooseSingle(model);
  };
  follow();
  store.subscribe(follow, signal);
  const watch = () =>
    watchDismissal(page, widget.id, { root: host.into, onOutside: actions.putAway, onEscape: actions.escape });
  contained(page.context, 'watch for clicks outside', watch, undefined)();
  if (chosen !== '') pressChannel(model, chosen);
}

/** Prepares the list and its parts without touching the page; `start` renders it around the existing launcher. */
export function prepareList(launcher: WidgetModel): PreparedList {
  const model = createListModel(launcher);
  return { model, parts, start: (draw, chosen) => startList(model, draw, chosen) };
}
