import type { ReactNode } from 'react';
import type { Channel } from '../model/channels/Channel.ts';
import { CallToAction } from './CallToAction.tsx';
import { ChannelItem } from './ChannelItem.tsx';
import { useWidget } from './WidgetModel.ts';

/** How the only channel shows itself. */
export interface SingleChannelProps {
  readonly channel: Channel;
  readonly isHidden: boolean;
  readonly hasCta: boolean;
  readonly hasBadge: boolean;
  readonly effect: string;
}

/** The launcher of a widget with one channel: the channel itself. */
export function SingleChannel({ channel, isHidden, hasCta, hasBadge, effect }: SingleChannelProps): ReactNode {
  const { design } = useWidget();
  return (
    <div className={`chaty-single pos-${design.away}`} hidden={isHidden}>
      {hasCta && <CallToAction />}
      <ChannelItem channel={channel} isSingle effect={effect} />
      {hasBadge && (
        <span className="ch-pending-msg" aria-hidden="true">
          {design.badgeCount}
        </span>
      )}
    </div>
  );
}
