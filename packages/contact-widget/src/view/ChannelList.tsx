import { listen } from '@hadaya/core';
import { type ReactNode, useEffect, useState } from 'react';
import { fitsWindow } from '../list/fitsWindow.ts';
import type { Channel } from '../model/channels/Channel.ts';
import { ChannelItem } from './ChannelItem.tsx';
import { useWidget } from './WidgetModel.ts';

/** Which channels stand in the list, under which public names. */
export interface ChannelListProps {
  readonly id: string;
  readonly className: string;
  readonly channels: readonly Channel[];
  /** Shown and reachable. */
  readonly isOpen: boolean;
}

/** Whether the window is too small for all channels side by side; looks again when it changes. */
function useCrowd(count: number, isOpen: boolean): boolean {
  const { page, design } = useWidget();
  const { window } = page.context.environment;
  const [isCrowded, setCrowded] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const shown = new AbortController();
    const { size, bottom, sideSpacing: side, isHorizontal } = design;
    const look = () => {
      const { innerWidth: width, innerHeight: height } = window;
      setCrowded(!fitsWindow(count, { width, height, size, bottom, side, isHorizontal }));
    };
    look();
    listen(window, 'resize', look, { signal: shown.signal });
    return () => shown.abort();
  }, [window, design, count, isOpen]);
  return isCrowded;
}

/** The channels as a list. Its elements are those that sites style, so the roles are spelt out. */
export function ChannelList({ id, className, channels, isOpen }: ChannelListProps): ReactNode {
  const isCrowded = useCrowd(channels.length, isOpen);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the plugin's public markup is made of div elements
    <div id={id} className={isCrowded ? `${className} chaty-many` : className} role="list" inert={!isOpen}>
      {channels.map((channel, index) => (
        <ChannelItem key={channel.slug} channel={channel} place={channels.length - 1 - index} />
      ))}
    </div>
  );
}
