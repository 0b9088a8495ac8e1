import { fillText } from '@hadaya/core';
import { useStore } from '@hadaya/core/react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useMemo } from 'react';
import { shortenCount } from '../../launcher/model/readSigns.ts';
import type { Channel } from '../model/Channel.ts';
import { channelLink, whatsappLink } from '../model/channelLink.ts';
import { panelId } from '../model/panelId.ts';
import { ChannelIcon, pickIconColour } from './ChannelIcon.tsx';
import { type ListModel, useList } from './ListModel.ts';

/** The live chat's count, short enough for its mark. */
function useUnread(): string {
  const { page, widget } = useList();
  return shortenCount(useStore(page.store)[widget.id]?.unread ?? '');
}

/** The live chat's unread messages in a round mark; their words stand in the name of the link. */
function UnreadCount({ count }: { readonly count: string }): ReactNode {
  return (
    count !== '' && (
      <span className="chaty-unread" aria-hidden="true">
        {count}
      </span>
    )
  );
}

const PANEL_CLASSES: Readonly<Record<string, string>> = {
  Whatsapp: 'has-chaty-box chaty-whatsapp-btn-form',
  WeChat: 'has-chaty-box chaty-qr-code-form',
  Contact_Us: 'has-chaty-box chaty-contact-us-form',
};

function readClasses({ type, hasPanel, isAgent }: Channel, { design }: ListModel): string {
  return [
    `chaty-tooltip ${type}-channel chaty-link chaty-${type.toLowerCase()}-channel pos-${design.tips}`,
    ...(hasPanel && !isAgent ? [PANEL_CLASSES[type] ?? ''] : []),
    ...(design.hasAnalytics ? ['has-gae'] : []),
  ].join(' ');
}

/** A panel's link leads to the same conversation without it; in a new tab it opens this page with the widget open. */
function readAddress(channel: Channel, model: ListModel) {
  const place = model.readPlace();
  if (!channel.hasPanel) return channelLink(channel, place);
  if (channel.type === 'Whatsapp' && !channel.isAgent) return { href: whatsappLink(channel, place).href, target: '' };
  return { href: '#contact', target: '' };
}

/** The link of a channel: the whole of it is the target. `isSingle` marks the one that stands for the launcher. */
function ChannelLink({ channel, isSingle, effect }: Required<Omit<ChannelItemProps, 'place' | 'nodeRef'>>): ReactNode {
  const model = useList();
  const { page, widget, texts, effects } = model;
  const { href, target } = useMemo(() => readAddress(channel, model), [channel, model]);
  const isButton = channel.hasPanel || channel.clickEvent !== '' || channel.type === 'Chatway';
  const isDead = !isButton && href === undefined;
  const open = page.store.getState()[widget.id]?.open;
  const form = panelId(widget.id, channel, model.channels);

  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const by = event.detail === 0 ? 'keyboard' : 'pointer';
    if (effects.choose(channel, { link: event.currentTarget, by, isSingle }) === 'stop') event.preventDefault();
  };
  const press = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key !== ' ' && !(event.key === 'Enter' && isButton)) return;
    event.preventDefault();
    event.currentTarget.click();
  };
  const messages = useUnread();
  const hover = channel.label || channel.slug;
  const isUnread = channel.type === 'Chatway' && messages !== '';
  const label = isUnread ? `${hover} (${fillText(texts.unread, { count: messages })})` : hover;

  return (
    <a
      href={href ?? (isButton ? '#contact' : undefined)}
      target={target}
      rel="nofollow noopener"
      className={readClasses(channel, model)}
      aria-label={label}
      data-hover={hover}
      data-form={form}
      {...(isButton ? { role: 'button', onKeyDown: press } : {})}
      {...(isDead ? { role: 'link', tabIndex: 0, 'aria-disabled': true, 'aria-description': texts.unavailable } : {})}
      {...(target === '_blank' ? { 'aria-description': texts.opensNewTab } : {})}
      {...(channel.hasPanel
        ? {
            'aria-haspopup': 'dialog' as const,
            'aria-expanded': open?.kind === 'panel' && open.channel === channel.slug,
          }
        : {})}
      onClick={choose}
    >
      <span className={`chaty-icon channel-icon-${channel.slug}`}>
        <ChannelIcon
          type={channel.type}
          image={channel.image}
          svg={channel.svg}
          colour={pickIconColour(channel.type, channel.colour)}
          effect={effect}
        />
      </span>
    </a>
  );
}

/** A channel and how it stands. */
export interface ChannelItemProps {
  readonly channel: Channel;
  /** It is the launcher. */
  readonly isSingle?: boolean;
  /** Attention effect of its icon. */
  readonly effect?: string;
  /** How many places of the list lie between it and the launcher. */
  readonly place?: number;
  readonly nodeRef?: (node: HTMLElement | null) => void;
}

/** One channel with the class names and data attributes that sites style by. */
export function ChannelItem({
  channel,
  isSingle = false,
  effect = 'none',
  place,
  nodeRef,
}: ChannelItemProps): ReactNode {
  const { widget } = useList();
  const unread = useUnread();
  const { slug, type, isAgent } = channel;
  const classes = [
    'chaty-channel',
    ...(isAgent ? ['chaty-agent-button', `chaty-agent-${widget.id}-${slug}`, `${slug}-channel`] : []),
    `${slug}-channel-link`,
    ...(type === 'Contact_Us' ? ['has-chaty-box', 'chaty-contact-form'] : []),
    ...(isSingle ? ['single'] : []),
  ];
  const standing: Record<`--${string}`, number | undefined> = { '--chaty-place': place };
  return (
    <div
      ref={nodeRef}
      style={place === undefined ? undefined : standing}
      className={classes.join(' ')}
      id={`${slug}-${widget.id}-channel`}
      role={isSingle ? undefined : 'listitem'}
      data-id={`${type}-${widget.id}`}
      data-widget={widget.id}
      data-channel={slug}
      data-form={isAgent ? `chaty-form-${widget.id}-${slug}` : undefined}
    >
      <ChannelLink channel={channel} isSingle={isSingle} effect={effect} />
      {type === 'Chatway' && <UnreadCount count={unread} />}
    </div>
  );
}
