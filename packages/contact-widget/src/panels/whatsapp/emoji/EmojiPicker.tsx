import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { type ListModel, useLatest } from '../../panel/index.ts';
import css from './emoji.css?inline';
import { openEmojiPicker } from './openEmojiPicker.ts';

/** `onFail` is called if the picker fails to load. */
export interface EmojiPickerProps {
  readonly model: ListModel;
  readonly onPick: (emoji: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFail: () => void;
}

/** The emoji picker above the message field; stays open after a pick. */
export function EmojiPicker({ model, onPick, onKeyDown, onFail }: EmojiPickerProps): ReactNode {
  const { host, page } = model;
  const container = useRef<HTMLDivElement>(null);
  const [pick, fail] = [useLatest(onPick), useLatest(onFail)];
  useEffect(() => {
    const drawn = new AbortController();
    host.addStyles(css);
    const open = async (at: HTMLElement) => {
      const use = { signal: drawn.signal, onPick: pick };
      const isDrawn = await openEmojiPicker(page, at, use).catch(() => false);
      if (!isDrawn && !drawn.signal.aborted) fail();
    };
    if (container.current) void open(container.current);
    return () => drawn.abort();
  }, [page, host, pick, fail]);
  // Listens in the capture phase, because the picker's search field stops key events.
  return <div ref={container} className="chaty-emoji-picker" onKeyDownCapture={onKeyDown} />;
}
