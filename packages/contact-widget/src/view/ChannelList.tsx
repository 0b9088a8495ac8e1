import type { ReactNode } from 'react';
import type { Channel } from '../model/channels/Channel.ts';
import { ChannelItem } from './ChannelItem.tsx';

/** Which channels stand in the list, under which public names. */
export interface ChannelListProps {
  readonly id: string;
  readonly className: string;
  readonly channels: readonly Channel[];
  /** Shown and reachable. */
  readonly isOpen: boolean;
}

/** The channels as a list. Its elements are those that sites style, so the roles are spelt out. */
export function ChannelList({ id, className, channels, isOpen }: ChannelListProps): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the plugin's public markup is made of div elements
    <div id={id} className={className} role="list" inert={!isOpen}>
      {channels.map((channel) => (
        <ChannelItem key={channel.slug} channel={channel} />
      ))}
    </div>
  );
}
