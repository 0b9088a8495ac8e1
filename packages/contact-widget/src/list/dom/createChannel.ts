import { fillText, listen } from '@hadaya/core';
import {
  type Channel,
  channelLink,
  createChannelIcon,
  type LinkPlace,
  panelId,
  whatsappLink,
} from '../../channels/index.ts';
import { shortenCount } from '../../frame/index.ts';
import { contained, createNode, isPanelOpen, type WidgetState, writeAttributes } from '../../page/index.ts';
import { preparePanel } from '../../panels/index.ts';
import type { ListModel } from '../../panels/panel/index.ts';
import { chooseChannel } from './chooseChannel.ts';

const PANEL_CLASSES: Readonly<Record<string, string>> = {
  Whatsapp: 'has-chaty-box chaty-whatsapp-btn-form',
  WeChat: 'has-chaty-box chaty-qr-code-form',
  Contact_Us: 'has-chaty-box chaty-contact-us-form',
};

function readLinkClasses({ type, hasPanel, isAgent }: Channel, { design }: ListModel): string {
  return [
    `chaty-tooltip ${type}-channel chaty-link chaty-${type.toLowerCase()}-channel pos-${design.tips}`,
    ...(hasPanel && !isAgent ? [PANEL_CLASSES[type] ?? ''] : []),
    ...(design.analytics ? ['has-gae'] : []),
  ].join(' ');
}

/** A panel's link leads to the same conversation without it; in a new tab it opens this page with the widget open. */
function readAddress(
  channel: Channel,
  place: LinkPlace,
): { readonly href?: string | undefined; readonly target: string } {
  if (!channel.hasPanel) return channelLink(channel, place);
  if (channel.type === 'Whatsapp' && !channel.isAgent) return { href: whatsappLink(channel, place).href, target: '' };
  return { href: '#contact', target: '' };
}

/** Instagram's white stands for the colours of its own drawing. */
function pickIconColour({ type, colour }: Channel): string {
  return type.startsWith('Instagram') && /^#fff(?:fff)?$/i.test(colour) ? '' : colour;
}

const opensHere = ({ hasPanel, clickEvent, type }: Channel) => hasPanel || clickEvent !== '' || type === 'Chatway';

/** What a visitor does with the link of a channel. Whoever reaches for one with a panel has its files run. */
function watchLink(model: ListModel, channel: Channel, link: HTMLAnchorElement, isSingle: boolean): void {
  const { page } = model;
  const { signal } = page;
  // A choice that fails leaves the link to the browser.
  const follow = contained(page.context, 'follow the choice of a channel', chooseChannel, 'follow');
  const choose = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const by = event.detail === 0 ? 'keyboard' : 'pointer';
    if (follow(model, channel, { link, by, isSingle }) === 'stop') event.preventDefault();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    link.click();
  };
  listen(link, 'click', choose, { signal });
  if (opensHere(channel)) listen(link, 'keydown', press, { signal });
  if (!channel.hasPanel) return;
  const prepare = () => preparePanel(page, channel);
  for (const name of ['pointerenter', 'pointerdown', 'focus']) listen(link, name, prepare, { signal });
}

/** How a channel stands on the page. */
export interface ChannelStanding {
  /** What links depend on now. */
  readonly place: LinkPlace;
  /** It is the launcher, or stands above it. */
  readonly isSingle?: boolean;
}

/** The link of a channel: the whole of it is the target. */
function createLink(
  model: ListModel,
  channel: Channel,
  { place, isSingle = false, icon }: ChannelStanding & { readonly icon: Element },
): HTMLAnchorElement {
  const { widget, texts, channels, page } = model;
  const { href, target } = readAddress(channel, place);
  const isButton = opensHere(channel);
  const isDead = !isButton && href === undefined;
  const hover = channel.label || channel.slug;
  const link = createNode(
    page.context.environment.document,
    'a',
    {
      href: href ?? (isButton ? '#contact' : undefined),
      target,
      rel: 'nofollow noopener',
      class: readLinkClasses(channel, model),
      'aria-label': hover,
      'data-hover': hover,
      'data-form': panelId(widget.id, channel, channels),
      role: isButton ? 'button' : undefined,
      ...(isDead
        ? { role: 'link', tabindex: '0', 'aria-disabled': 'true', 'aria-description': texts.unavailable }
        : {}),
      ...(target === '_blank' ? { 'aria-description': texts.opensNewTab } : {}),
      ...(channel.hasPanel ? { 'aria-haspopup': 'dialog', 'aria-expanded': 'false' } : {}),
    },
    createNode(page.context.environment.document, 'span', { class: `chaty-icon channel-icon-${channel.slug}` }, icon),
  );
  watchLink(model, channel, link, isSingle);
  model.addresses.keep(link, () => readAddress(channel, model.readPlace()).href, page.signal);
  return link;
}

/** A channel on the page. */
export interface DrawnChannel {
  readonly node: HTMLElement;
  readonly icon: HTMLElement;
  /** Brings it up to date: whether its panel is open, and live chat's unread messages. */
  paint(state: WidgetState): void;
}

/** One channel with the class names and data attributes that sites style by. */
export function createChannel(model: ListModel, channel: Channel, standing: ChannelStanding): DrawnChannel {
  const { isSingle = false } = standing;
  const { widget, texts, page } = model;
  const { document } = page.context.environment;
  const { slug, type, isAgent } = channel;
  const icon = createChannelIcon(model, { ...channel, colour: pickIconColour(channel) });
  const link = createLink(model, channel, { ...standing, icon });
  const classes = [
    'chaty-channel',
    ...(isAgent ? ['chaty-agent-button', `chaty-agent-${widget.id}-${slug}`, `${slug}-channel`] : []),
    `${slug}-channel-link`,
    ...(type === 'Contact_Us' ? ['has-chaty-box', 'chaty-contact-form'] : []),
    ...(isSingle ? ['single'] : []),
  ];
  const attributes = {
    class: classes.join(' '),
    id: `${slug}-${widget.id}-channel`,
    role: isSingle ? undefined : 'listitem',
    'data-id': `${type}-${widget.id}`,
    'data-widget': widget.id,
    'data-channel': slug,
    'data-form': isAgent ? `chaty-form-${widget.id}-${slug}` : undefined,
  };
  const node = createNode(document, 'div', attributes, link);
  const unread = createNode(document, 'span', { class: 'chaty-unread', 'aria-hidden': 'true' });
  const hover = channel.label || slug;
  return {
    node,
    icon,
    paint(state) {
      if (channel.hasPanel) writeAttributes(link, { 'aria-expanded': String(isPanelOpen(state, slug)) });
      if (type !== 'Chatway') return;
      // The count in a round mark; its words stand in the name of the link.
      const count = shortenCount(state.unread);
      writeAttributes(link, { 'aria-label': count === '' ? hover : `${hover} (${fillText(texts.unread, { count })})` });
      unread.textContent = count;
      if (count === '') unread.remove();
      else if (!unread.parentNode) node.append(unread);
    },
  };
}
