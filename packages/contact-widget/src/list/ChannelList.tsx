import { listen } from '@hadaya/core';
import { keepScroll } from '@hadaya/core/overlay';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useList, useWidgetState } from '../panels/panel/index.ts';
import { ChannelItem } from './ChannelItem.tsx';
import { fitsWindow } from './model/fitsWindow.ts';

/**
 * Returns whether there are more channels than fit in the window. Measures ahead of time, because measuring on opening
 * would force a layout.
 */
export function useCrowd(): boolean {
  const { channels, page, design } = useList();
  const { window } = page.context.environment;
  const readCrowd = () => {
    const { size, bottom, sideSpacing: side, isHorizontal } = design;
    const { innerWidth: width, innerHeight: height } = window;
    return !fitsWindow(channels.length, { width, height, size, bottom, side, isHorizontal });
  };
  const [isCrowd, setCrowd] = useState(readCrowd);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other values never change while the widget is mounted
  useEffect(() => {
    const drawn = new AbortController();
    listen(window, 'resize', () => setCrowd(readCrowd()), { signal: drawn.signal });
    return () => drawn.abort();
  }, [window]);
  return isCrowd;
}

/** Prevents wheel and touch scrolling in a box from reaching the page behind it. */
export function useKeptScroll<Box extends HTMLElement>(): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useEffect(() => {
    const drawn = new AbortController();
    if (box.current) keepScroll(box.current, drawn.signal);
    return () => drawn.abort();
  }, []);
  return box;
}

/**
 * All channels, above or beside the launcher; they cannot be focused while the list is closed. Roles are explicit
 * because sites restyle the elements.
 */
export function ChannelList(): ReactNode {
  const { channels, widget } = useList();
  const isOpen = useWidgetState((state) => state?.open.kind === 'list');
  const isCrowd = useCrowd();
  return (
    // biome-ignore lint/a11y/useSemanticElements: sites style these elements by their tag names
    <div
      ref={useKeptScroll<HTMLDivElement>()}
      className={`chaty-channel-list${isCrowd ? ' chaty-many' : ''}`}
      role="list"
      inert={!isOpen}
      id={`csaas-channels-${widget.id}`}
    >
      {channels.map((channel) => (
        <ChannelItem key={channel.slug} channel={channel} />
      ))}
    </div>
  );
}
