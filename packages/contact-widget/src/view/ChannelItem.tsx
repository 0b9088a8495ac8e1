import type { ReactNode } from 'react';
import type { Channel } from '../model/channels/Channel.ts';
import { ChannelLink } from './ChannelLink.tsx';
import { UnreadCount } from './UnreadCount.tsx';
import { useWidget } from './WidgetModel.ts';

/** A channel and how it stands. */
export interface ChannelItemProps {
  readonly channel: Channel;
  /** It is the launcher. */
  readonly isSingle?: boolean;
  /** Attention effect of its icon. */
  readonly effect?: string;
  /** How many places of the list lie between it and the launcher. */
  readonly place?: number;
}

/** One channel with the class names and data attributes that sites style by. */
export function ChannelItem({ channel, isSingle = false, effect = 'none', place }: ChannelItemProps): ReactNode {
  const { widget } = useWidget();
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
      {type === 'Chatway' && <UnreadCount />}
    </div>
  );
}
