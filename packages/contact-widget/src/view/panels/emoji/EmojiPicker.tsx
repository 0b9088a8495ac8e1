import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useWidget } from '../../WidgetModel.ts';
import { usePanelEffects } from '../PanelEffects.ts';
import css from './emoji.css?inline';

/** What picking and leaving do. */
export interface EmojiPickerProps {
  readonly onPick: (emoji: string) => void;
  readonly onClose: () => void;
}

/** The emoji picker above the message field; it stays open while the visitor picks. */
export default function EmojiPicker({ onPick, onClose }: EmojiPickerProps): ReactNode {
  const { host } = useWidget();
  const effects = usePanelEffects();
  const place = useRef<HTMLDivElement>(null);
  const pick = useRef(onPick);
  pick.current = onPick;
  useEffect(() => {
    const drawn = new AbortController();
    host.addStyles(css);
    if (place.current)
      void effects.openEmojiPicker(place.current, { signal: drawn.signal, onPick: (emoji) => pick.current(emoji) });
    return () => drawn.abort();
  }, [effects, host]);
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    event.preventDefault();
    onClose();
  };
  // biome-ignore lint/a11y/noStaticElementInteractions: hears Escape from the picker inside
  return <div ref={place} className="chaty-emoji-picker" onKeyDown={leave} />;
}
