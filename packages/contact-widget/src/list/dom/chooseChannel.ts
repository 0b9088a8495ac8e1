import type { PageWindow } from '@hadaya/core';
import {
  type Channel,
  channelLink,
  readChannel,
  readLinkContext,
  stripNumber,
  whatsappLink,
} from '../../channels/index.ts';
import { createClickReporter, createNote, sendClick } from '../../counting/index.ts';
import { tellPage } from '../../events.ts';
import { type ContactPage, isPanelOpen, type Opener } from '../../page/index.ts';
import type { ListModel } from '../../panels/panel/index.ts';
import { type ChannelGate, isValidChannel, readDesign, type WidgetRecord } from '../../widget/model/index.ts';
import { runClickEvent } from './runClickEvent.ts';

export interface ChannelChoice {
  readonly link: HTMLAnchorElement;
  readonly by: Opener;
  /** True if the channel is the launcher. */
  readonly isSingle: boolean;
}

type ChoiceOwner = Pick<ListModel, 'page' | 'widget' | 'design' | 'report'>;

/** The click setting that opens live chat, whose script is on the page. */
const OPEN_CHATWAY = '$chatway.openChatwayWidget()';

function count(
  { page, design, report }: Omit<ChoiceOwner, 'widget'>,
  { slug, hasPanel, type }: Channel,
  isSingle: boolean,
): void {
  if (isSingle) report.singleClicked(slug);
  // For a channel with a chat popup, the choice is counted when the visitor sends the message.
  else if (!(hasPanel && type === 'Whatsapp')) report.channelClicked(slug);
  if (design.analytics) sendClick(page.context.environment.window, `chaty_${slug}`);
}

/**
 * Carries out the choice of a channel and returns whether the browser should follow the link. Updates the link's URL,
 * because its message may name the product that the visitor is viewing.
 */
export function chooseChannel(
  owner: ChoiceOwner,
  channel: Channel,
  { link, by, isSingle }: ChannelChoice,
): 'follow' | 'stop' {
  const { page } = owner;
  const { id } = owner.widget;
  const { environment, settings } = page.context;
  const { window } = environment;
  const detail = { widgetId: id, channel: channel.slug };
  if (!tellPage(environment, 'channel-chosen', detail)) return 'stop';
  count(owner, channel, isSingle);
  page.store.dispatch({ kind: 'seen', id });
  if (channel.hasPanel) {
    const isOpen = isPanelOpen(page.store.getState()[id], channel.slug);
    page.store.dispatch(
      isOpen ? { kind: 'close-panel', id, toList: !isSingle } : { kind: 'open-panel', id, channel: channel.slug, by },
    );
    return 'stop';
  }
  const setting = channel.type === 'Chatway' ? OPEN_CHATWAY : channel.clickEvent;
  if (setting !== '') {
    const request = { setting, mayRunCode: settings.allowClickEvent, channel: channel.slug };
    runClickEvent(environment, request);
    return 'stop';
  }
  const { href, target } = channelLink(channel, readLinkContext(page));
  if (href === undefined) return 'stop';
  link.href = href;
  // A click replayed by a script optimiser cannot open a new tab, so the link then opens in the same tab.
  link.target = target === '_blank' && window.navigator.userActivation?.isActive === false ? '' : target;
  return 'follow';
}

/**
 * Opens a URL in a new tab if user activation allows it, otherwise in the same tab. A click replayed later by a script
 * optimiser cannot open windows but must not be lost.
 */
function openAddress(page: PageWindow, href: string, target: '' | '_blank'): void {
  const mayOpen = page.navigator.userActivation?.isActive ?? true;
  if (target === '_blank' && mayOpen) page.open(href, '_blank', 'noopener');
  else page.location.assign(href);
}

/**
 * Opens the URL of a channel without a panel, as a click in the list does. Returns `false` if the channel has no URL,
 * or if there is no user activation, because a page must not navigate away from itself on loading.
 */
export function followChannel(page: ContactPage, widget: WidgetRecord, gate: ChannelGate): boolean {
  const { environment } = page.context;
  const channel = readChannel(gate, () => {});
  const { href, target } = channelLink(channel, readLinkContext(page));
  if (href === undefined || environment.window.navigator.userActivation?.isActive !== true) return false;
  if (!tellPage(environment, 'channel-chosen', { widgetId: widget.id, channel: channel.slug })) return true;
  const design = readDesign(widget.given, () => {});
  const report = createClickReporter({ page, widget, note: createNote(page, widget) });
  count({ page, design, report }, channel, false);
  page.store.dispatch({ kind: 'seen', id: widget.id });
  openAddress(environment.window, href, target);
  return true;
}

/**
 * Returns the WhatsApp channel with the given number; if there is none, the WhatsApp channel that asks for consent.
 * Otherwise, or without a number, returns the first WhatsApp channel.
 */
function findChat({ widgets }: ContactPage, phone: string) {
  const all = widgets.flatMap(({ id, channels }) => channels.map((gate) => ({ id, gate })));
  const chats = all.filter(({ gate }) => gate.type === 'Whatsapp' && (gate.value !== '' || gate.asksConsent));
  const isMeant = ({ gate }: (typeof chats)[number]) => stripNumber(gate.value) === stripNumber(phone);
  return (phone && (chats.find(isMeant) ?? chats.find(({ gate }) => gate.asksConsent))) || chats[0];
}

/**
 * Opens a chat with the number and message that the page passes; without a number, uses the first WhatsApp channel's.
 * If the channel asks for consent, its panel opens for that chat instead. Returns `false` if there is no number, or if
 * consent is needed and the channel is not available here.
 */
export function openChat(page: ContactPage, phone: string, message: string): boolean {
  const found = findChat(page, phone);
  if (found?.gate.asksConsent) {
    const { id, gate } = found;
    if (!page.store.getState()[id] || !isValidChannel(gate, page.device)) return false;
    page.store.dispatch({ kind: 'open-panel', id, channel: gate.slug, by: 'page', chat: { phone, message } });
    return true;
  }
  const value = phone || (found?.gate.value ?? '');
  if (value === '') return false;
  const { href, target } = whatsappLink({ value, message, usesWeb: false }, readLinkContext(page));
  if (href !== undefined) openAddress(page.context.environment.window, href, target);
  return href !== undefined;
}
