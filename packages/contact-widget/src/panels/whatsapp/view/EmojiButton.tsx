import { fillText, isComposing, lazyPart } from '@hadaya/core';
import { useLazyPart } from '@hadaya/core/react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useList } from '../../panel/index.ts';
import type { EmojiPickerProps } from '../emoji/EmojiPicker.tsx';

const loadPicker = lazyPart(() => import('../emoji/EmojiPicker.tsx'));

function EmojiPicker(props: EmojiPickerProps): ReactNode {
  const { part } = useLazyPart(loadPicker);
  return part && <part.EmojiPicker {...props} />;
}

interface EmojiButtonProps {
  readonly label: string;
  /**
   * Announcement when an emoji is picked, with the placeholder `{{emoji}}`; screen readers name the emoji in their own
   * language.
   */
  readonly picked: string;
  readonly onPick: (emoji: string) => void;
}

/** The button beside the message; the picker and its data load on the first click. Each pick is announced once. */
export function EmojiButton({ label, picked, onPick }: EmojiButtonProps): ReactNode {
  const model = useList();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [announcement, setAnnouncement] = useState({ text: '', count: 0 });
  const pick = (emoji: string) => {
    onPick(emoji);
    setAnnouncement(({ count }) => ({ text: fillText(picked, { emoji }), count: count + 1 }));
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen || isComposing(event.nativeEvent)) return;
    // Otherwise, Escape would also close the panel.
    event.stopPropagation();
    event.preventDefault();
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="chaty-wp-emoji-input"
        aria-label={label}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={leave}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <circle cx="12" cy="12" r="9" />
          <path d="M8.5 14.5c1.8 2.4 5.2 2.4 7 0M9 9.5v.5M15 9.5v.5" />
        </svg>
      </button>
      {isOpen && <EmojiPicker model={model} onPick={pick} onKeyDown={leave} onFail={() => setOpen(false)} />}
      <span role="status" className="sr-only">
        {/* A new key makes a new text node, so that picking the same emoji twice is announced again. */}
        <span key={announcement.count}>{announcement.text}</span>
      </span>
    </>
  );
}
