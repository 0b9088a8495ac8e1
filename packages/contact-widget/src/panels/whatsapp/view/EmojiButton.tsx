import { isComposing } from '@hadaya/core';
import { lazyView } from '@hadaya/core/react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useList } from '../../view/ListContext.ts';

const EmojiPicker = lazyView(() => import('../emoji/EmojiPicker.tsx').then((module) => module.EmojiPicker));

/** The button beside the message; the picker and its data come with the first press. */
export function EmojiButton({
  label,
  onPick,
}: {
  readonly label: string;
  readonly onPick: (emoji: string) => void;
}): ReactNode {
  const model = useList();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen || isComposing(event.nativeEvent)) return;
    // The panel around would close too.
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
      {isOpen && <EmojiPicker model={model} onPick={onPick} onKeyDown={leave} onFail={() => setOpen(false)} />}
    </>
  );
}
