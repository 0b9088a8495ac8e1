import { fillText } from '@hadaya/core';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useMemo } from 'react';
import type { Channel } from '../model/channels/Channel.ts';
import { channelLink, whatsappLink } from '../model/channels/channelLink.ts';
import { panelId } from '../model/channels/panelId.ts';
import { ChannelIcon, pickIconColour } from './ChannelIcon.tsx';
import type { ChannelItemProps } from './ChannelItem.tsx';
import { useUnread } from './UnreadCount.tsx';
import { useWidget, type WidgetModel } from './WidgetModel.ts';

const PANEL_CLASSES: Readonly<Record<string, string>> = {
  Whatsapp: 'has-chaty-box chaty-whatsapp-btn-form',
  WeChat: 'has-chaty-box chaty-qr-code-form',
  Contact_Us: 'has-chaty-box chaty-contact-us-form',
};

function readClasses({ type, hasPanel, isAgent }: Channel, { design }: WidgetModel): string {
  return [
    `chaty-tooltip ${type}-channel chaty-link chaty-${type.toLowerCase()}-channel pos-${design.tips}`,
    ...(hasPanel && !isAgent ? [PANEL_CLASSES[type] ?? ''] : []),
    ...(design.hasAnalytics ? ['has-gae'] : []),
  ].join(' ');
}

/** A panel's link leads to the same conversation without it; in a new tab it opens this page with the widget open. */
function readAddress(channel: Channel, model: WidgetModel) {
  const place = model.readPlace();
  if (!channel.hasPanel) return channelLink(channel, place);
  if (channel.type === 'Whatsapp' && !channel.isAgent) return { href: whatsappLink(channel, place).href, target: '' };
  return { href: '#contact', target: '' };
}

/** The link of a channel: the whole of it is the target. `isSingle` marks the one that stands for the launcher. */
export function ChannelLink({ channel, isSingle, effect }: Required<Omit<ChannelItemProps, 'place'>>): ReactNode {
  const model = useWidget();
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
          image={channel.image}
          svg={channel.svg}
          colour={pickIconColour(channel.type, channel.colour)}
          effect={effect}
        />
      </span>
    </a>
  );
}
