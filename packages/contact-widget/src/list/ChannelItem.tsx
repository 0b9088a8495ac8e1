import { fillText, hasModifier } from '@hadaya/core';
import { type KeyboardEvent, type MouseEvent, memo, type ReactNode, useState } from 'react';
import { type Channel, ChannelIcon, channelLink, type LinkContext, panelId, whatsappLink } from '../channels/index.ts';
import { shortenCount } from '../frame/index.ts';
import { contained } from '../page/index.ts';
import { preparePanel } from '../panels/index.ts';
import { type ListModel, useIsOpen, useKeptAddress, useList, useWidgetState } from '../panels/panel/index.ts';
import { chooseChannel } from './dom/chooseChannel.ts';

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

/**
 * Returns a channel's link. For a WhatsApp channel with a panel, the link opens the chat directly, unless the visitor
 * must consent first. Channels with other panels link to `#contact`, which, in a new tab, opens this page with the
 * widget open.
 */
function readAddress(
  channel: Channel,
  context: LinkContext,
): { readonly href?: string | undefined; readonly target: string } {
  if (!channel.hasPanel) return channelLink(channel, context);
  if (channel.type === 'Whatsapp' && !channel.isAgent && !channel.asksConsent)
    return { href: whatsappLink(channel, context).href, target: '' };
  return { href: '#contact', target: '' };
}

/** Returns an empty string for white on Instagram, so that the icon keeps its own colours. */
function pickIconColour({ type, colour }: Channel): string {
  return type.startsWith('Instagram') && /^#fff(?:fff)?$/i.test(colour) ? '' : colour;
}

const opensHere = ({ hasPanel, clickEvent, type }: Channel) => hasPanel || clickEvent !== '' || type === 'Chatway';

/**
 * Returns event handlers for a channel's link. They carry out the visitor's choice, and prepare a panel when the
 * visitor is about to open it.
 */
function watchLink(model: ListModel, channel: Channel, isSingle: boolean) {
  const { page } = model;
  // If our handler fails, the browser follows the link.
  const follow = contained(page.context, 'follow the choice of a channel', chooseChannel, 'follow');
  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    if (hasModifier(event)) return;
    const by = event.detail === 0 ? 'keyboard' : 'pointer';
    if (follow(model, channel, { link: event.currentTarget, by, isSingle }) === 'stop') event.preventDefault();
  };
  const press = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    event.currentTarget.click();
  };
  const prepare = () => preparePanel(page, channel);
  return {
    onClick: choose,
    ...(opensHere(channel) ? { onKeyDown: press } : {}),
    ...(channel.hasPanel ? { onPointerEnter: prepare, onPointerDown: prepare, onFocus: prepare } : {}),
  };
}

export interface ChannelItemProps {
  readonly channel: Channel;
  /** True if this channel is the launcher or is shown above it. */
  readonly isSingle?: boolean;
  /** CSS class of the icon's attention effect. */
  readonly effect?: string;
  /** True for a row in the card, with the name beside the icon. */
  readonly isRow?: boolean;
}

function ChannelLink({
  channel,
  isSingle = false,
  effect = '',
  isRow = false,
  count,
}: ChannelItemProps & { readonly count: string }) {
  const model = useList();
  const { widget, texts, channels } = model;
  const { slug } = channel;
  // `useKeptAddress` updates the URL when the visitor is about to use the link.
  const [{ href, target }] = useState(() => readAddress(channel, model.readLinkContext()));
  const link = useKeptAddress(() => readAddress(channel, model.readLinkContext()).href);
  const isExpanded = useIsOpen(channel);
  const isButton = opensHere(channel);
  const isDead = !isButton && href === undefined;
  const hover = channel.label || slug;
  return (
    <a
      ref={link}
      href={href ?? (isButton ? '#contact' : undefined)}
      target={target}
      rel="nofollow noopener"
      className={readLinkClasses(channel, model)}
      aria-label={count === '' ? hover : `${hover} (${fillText(texts.unread, { count })})`}
      data-hover={hover}
      data-form={panelId(widget.id, channel, channels)}
      role={isButton ? 'button' : isDead ? 'link' : undefined}
      {...(isDead ? { tabIndex: 0, 'aria-disabled': true, 'aria-description': texts.unavailable } : {})}
      {...(target === '_blank' ? { 'aria-description': texts.opensNewTab } : {})}
      {...(channel.hasPanel ? { 'aria-haspopup': 'dialog', 'aria-expanded': isExpanded } : {})}
      {...watchLink(model, channel, isSingle)}
    >
      <span className={`chaty-icon channel-icon-${slug}`}>
        <ChannelIcon owner={model} source={{ ...channel, colour: pickIconColour(channel) }} effect={effect} />
      </span>
      {isRow && <span className="chaty-row-name">{hover}</span>}
    </a>
  );
}

/** A channel with the class names and data attributes that sites use in their styles. */
export const ChannelItem = memo(function ChannelItem(props: ChannelItemProps): ReactNode {
  const { channel, isSingle = false } = props;
  const { widget } = useList();
  const { slug, type, isAgent } = channel;
  const count = useWidgetState((state) => (type === 'Chatway' ? shortenCount(state?.unread ?? '') : ''));
  const classes = [
    'chaty-channel',
    ...(isAgent ? ['chaty-agent-button', `chaty-agent-${widget.id}-${slug}`, `${slug}-channel`] : []),
    `${slug}-channel-link`,
    ...(type === 'Contact_Us' ? ['has-chaty-box', 'chaty-contact-form'] : []),
    ...(isSingle ? ['single'] : []),
  ];
  return (
    <div
      className={classes.join(' ')}
      id={`${slug}-${widget.id}-channel`}
      role={isSingle ? undefined : 'listitem'}
      data-id={`${type}-${widget.id}`}
      data-widget={widget.id}
      data-channel={slug}
      data-form={isAgent ? `chaty-form-${widget.id}-${slug}` : undefined}
    >
      <ChannelLink {...props} count={count} />
      {count !== '' && (
        <span className="chaty-unread" aria-hidden="true">
          {count}
        </span>
      )}
    </div>
  );
});
