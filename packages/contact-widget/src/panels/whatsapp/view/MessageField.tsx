import { type ReactNode, useRef, useState } from 'react';
import type { Channel } from '../../../list/model/Channel.ts';
import { readMessage, stripNumber } from '../../../list/model/channelLink.ts';
import { useList } from '../../../list/view/ListModel.ts';
import { insertAtCaret } from '../../view/insertAtCaret.ts';
import { EmojiButton } from './EmojiButton.tsx';

/** The texts of the field and what sending does. */
export interface MessageFieldProps {
  readonly channel: Channel;
  readonly placeholder: string;
  readonly hasEmoji: boolean;
  readonly labels: { readonly message: string; readonly send: string; readonly emoji: string };
  /** Answers whether the browser may go on with the form. */
  readonly onSend: () => 'follow' | 'stop';
}

/** The visitor's message: a plain GET form to the chat, which works as it stands. */
export function MessageField({ channel, placeholder, hasEmoji, labels, onSend }: MessageFieldProps): ReactNode {
  const { page, widget, readPlace } = useList();
  const input = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState(() => readMessage(channel.message, readPlace().tags));
  const number = stripNumber(channel.value);
  const isDesktop = page.device === 'desktop';
  const usesWeb = isDesktop && channel.usesWeb;
  return (
    <form
      className={`whatsapp-chaty-form whatsapp-chaty-form-${widget.id}`}
      data-widget={widget.id}
      data-channel={channel.slug}
      action={usesWeb ? 'https://web.whatsapp.com/send' : `https://wa.me/${number}`}
      method="get"
      target={isDesktop ? '_blank' : ''}
      rel="noopener"
      onSubmit={(event) => {
        if (onSend() === 'stop') event.preventDefault();
        else if (page.context.environment.window.navigator.userActivation?.isActive === false)
          event.currentTarget.target = '';
      }}
    >
      {usesWeb && <input type="hidden" name="phone" value={number} />}
      <div className="chaty-whatsapp-data">
        <div className={`chaty-whatsapp-field${hasEmoji ? ' has_emoji' : ''}`}>
          {hasEmoji && (
            <EmojiButton
              label={labels.emoji}
              onPick={(emoji) => input.current && setMessage(insertAtCaret(input.current, emoji))}
            />
          )}
          <input
            ref={input}
            data-first-focus=""
            className="chaty-whatsapp-input"
            name="text"
            type="text"
            autoComplete="off"
            dir="auto"
            aria-label={labels.message}
            placeholder={placeholder}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
          <button type="submit" className="chaty-whatsapp-button-button" aria-label={labels.send}>
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d="M3.4 20.4 21 12 3.4 3.6l-.1 6.5L14 12 3.3 13.9z" />
            </svg>
          </button>
        </div>
      </div>
    </form>
  );
}
