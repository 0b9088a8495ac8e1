import type { PageWindow } from '@hadaya/core';
import {
  type Channel,
  channelLink,
  panelId,
  readChannel,
  readMessage,
  readPlace,
  whatsappLink,
} from '../../channels/index.ts';
import { createClickReporter, createNote, sendClick } from '../../counting/index.ts';
import { tellPage } from '../../events.ts';
import { type ContactPage, isPanelOpen, type Opener } from '../../page/index.ts';
import { type ListModel, openDraft } from '../../panels/panel/index.ts';
import { type ChannelGate, panelOf, readDesign, type WidgetRecord } from '../../widget/model/index.ts';
import { runClickEvent } from './runClickEvent.ts';

/** How a channel was chosen. */
export interface ChannelChoice {
  readonly link: HTMLAnchorElement;
  readonly by: Opener;
  /** The channel is the launcher. */
  readonly isSingle: boolean;
}

/** The widget of a chosen channel. */
type ChoiceOwner = Pick<ListModel, 'page' | 'widget' | 'design' | 'report'>;

/** What a click on live chat calls; its script stands on the page. */
const OPEN_CHATWAY = '$chatway.openChatwayWidget()';

function count(
  { page, design, report }: Omit<ChoiceOwner, 'widget'>,
  { slug, hasPanel, type }: Channel,
  isSingle: boolean,
): void {
  if (isSingle) report.singleClicked(slug);
  // A chat popup counts when its message is sent.
  else if (!(hasPanel && type === 'Whatsapp')) report.channelClicked(slug);
  if (design.analytics) sendClick(page.context.environment.window, `chaty_${slug}`);
}

/**
 * Carries out the choice of a channel. Answers whether the browser should follow the link: its address is brought up to
 * date first, since the message may name the product that the visitor is looking at.
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
  const { href, target } = channelLink(channel, readPlace(page));
  if (href === undefined) return 'stop';
  link.href = href;
  // A press that a script optimiser replays opens no window: such a link stays in its tab.
  link.target = target === '_blank' && window.navigator.userActivation?.isActive === false ? '' : target;
  return 'follow';
}

/**
 * Goes to an address: a new tab where the visitor's press still counts, else the same tab. A press that a script
 * optimiser replays later opens no window, and must not be lost.
 */
function openAddress(page: PageWindow, href: string, target: '' | '_blank'): void {
  const mayOpen = page.navigator.userActivation?.isActive ?? true;
  if (target === '_blank' && mayOpen) page.open(href, '_blank', 'noopener');
  else page.location.assign(href);
}

/**
 * Follows the address of a channel that has no panel, as a press on it in the list does. `false` where it has none, or where the
 * visitor's press does not count any more: a page that is only opened sends nobody away.
 */
export function followChannel(page: ContactPage, widget: WidgetRecord, gate: ChannelGate): boolean {
  const { environment } = page.context;
  const channel = readChannel(gate, () => {});
  const { href, target } = channelLink(channel, readPlace(page));
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
 * Opens a chat with a number and message of the page's own; without a number, the first WhatsApp channel's. A channel that asks for consent
 * opens its window instead, with the message in the field. `false` where the page has no number.
 */
export function openChat(page: ContactPage, phone: string, message: string): boolean {
  const all = page.widgets.flatMap((widget) => widget.channels.map((channel) => ({ widget, channel })));
  const found = all.find(({ channel: { type, value } }) => type === 'Whatsapp' && value !== '');
  const place = readPlace(page);
  const asksConsent =
    found?.channel.hasPanel &&
    !found.channel.isAgent &&
    panelOf(
      readChannel(found.channel, () => {}),
      'chat',
    ).popupConsent !== '';
  if (phone === '' && asksConsent) {
    const { id, channels } = found.widget;
    openDraft(page, panelId(id, found.channel, channels)).write({ text: readMessage(message, place.tags) });
    page.store.dispatch({ kind: 'open-panel', id, channel: found.channel.slug, by: 'page' });
    return true;
  }
  const value = phone || (found?.channel.value ?? '');
  if (value === '') return false;
  const { href, target } = whatsappLink({ value, message, usesWeb: false }, place);
  if (href !== undefined) openAddress(page.context.environment.window, href, target);
  return href !== undefined;
}
