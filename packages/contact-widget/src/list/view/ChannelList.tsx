import { listen } from '@hadaya/core';
import { type ReactNode, useEffect, useState } from 'react';
import type { Channel } from '../model/Channel.ts';
import { ChannelItem } from './ChannelItem.tsx';
import { useList } from './ListModel.ts';

/** Which channels stand in the list, under which public names. */
export interface ChannelListProps {
  readonly id: string;
  readonly className: string;
  readonly channels: readonly Channel[];
  /** Shown and reachable. */
  readonly isOpen: boolean;
  /** Told of the list's element. */
  readonly nodeRef?: (node: HTMLElement | null) => void;
}

/** The window and what of it the list may use, in pixels. */
export interface ListRoom {
  readonly width: number;
  readonly height: number;
  /** Edge of a channel's disc. */
  readonly size: number;
  /** Distance of the launcher from the lower edge and from its side. */
  readonly bottom: number;
  readonly side: number;
  readonly isHorizontal: boolean;
}

const GAP = 8;
const MARGIN = 24;

const fit = (length: number, size: number) => Math.max(0, Math.floor((length - MARGIN) / (size + GAP)));

/**
 * Whether so many channels can all be reached in rows and columns beside the launcher. A vertical list begins above the
 * launcher, a horizontal one beside it; both wrap.
 */
export function fitsWindow(count: number, { width, height, size, bottom, side, isHorizontal }: ListRoom): boolean {
  const isVertical = !isHorizontal;
  const rows = fit(height - bottom - (isVertical ? size + GAP : 0), size);
  const columns = fit(width - side - (isVertical ? 0 : size + GAP + side), size);
  return count <= rows * columns;
}

/** Whether the window is too small for all channels side by side; looks again when it changes. */
function useCrowd(count: number, isOpen: boolean): boolean {
  const { page, design } = useList();
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
export function ChannelList({ id, className, channels, isOpen, nodeRef }: ChannelListProps): ReactNode {
  const isCrowded = useCrowd(channels.length, isOpen);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the plugin's public markup is made of div elements
    <div
      ref={nodeRef}
      id={id}
      className={isCrowded ? `${className} chaty-many` : className}
      role="list"
      inert={!isOpen}
    >
      {channels.map((channel, index) => (
        <ChannelItem key={channel.slug} channel={channel} place={channels.length - 1 - index} />
      ))}
    </div>
  );
}
