import { isComposing } from '@hadaya/core';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { type Channel, readMessage, stripNumber } from '../../../channels/index.ts';
import { type Draft, useList } from '../../panel/index.ts';
import { joinPage, withoutPage } from '../model/pageMessage.ts';
import { EmojiButton } from './EmojiButton.tsx';
import { insertAtCaret } from './insertAtCaret.ts';
import { PageCard } from './PageCard.tsx';

export interface MessageFieldProps {
  readonly channel: Channel;
  readonly placeholder: string;
  readonly hasEmoji: boolean;
  readonly draft: Draft;
  /** The visitor's earlier text, used instead of the channel's message. */
  readonly kept: string | undefined;
  readonly labels: {
    readonly message: string;
    readonly send: string;
    readonly emoji: string;
    /** Announcement when an emoji is picked, with the placeholder `{{emoji}}`. */
    readonly picked: string;
    readonly removePage: string;
  };
  /** Returns the URL of the picture for the page's card; empty if there is none. */
  readonly readPicture: () => string;
  /** Called on submission. Returns `follow` if the browser may submit the form, otherwise `stop`. */
  readonly onSend: () => 'follow' | 'stop';
  /** Fields above the message. */
  readonly children?: ReactNode;
}

const MOST_ROWS = 6;
/** Approximate number of characters per line. */
const LINE = 26;

/** Estimates the line count of a message, for browsers without `field-sizing`. */
function countRows(message: string): number {
  const rows = message.split('\n').map((line) => Math.max(1, Math.ceil(line.length / LINE)));
  return Math.min(
    MOST_ROWS,
    rows.reduce((sum, one) => sum + one, 0),
  );
}

/**
 * Makes Enter send, as in chats, and Shift+Enter add a line. Does nothing during composition, where Enter confirms the
 * word.
 */
function sendByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** The visitor's message, as a plain GET form to the chat, which works without scripts. */
export function MessageField({
  channel,
  placeholder,
  hasEmoji,
  draft,
  kept,
  labels,
  readPicture,
  onSend,
  children,
}: MessageFieldProps): ReactNode {
  const { page, widget, design, readLinkContext } = useList();
  const input = useRef<HTMLTextAreaElement>(null);
  const whole = useRef<HTMLInputElement>(null);
  // In Hadaya's look, if the owner's message contains the page's URL, a card above the field shows the page, and the
  // URL is left out of the field.
  const [hasPage, setHasPage] = useState(() => design.isOwnLook && channel.message.includes('{url}'));
  const [tags] = useState(() => readLinkContext().tags);
  const [first] = useState(() => kept ?? readMessage(hasPage ? withoutPage(channel.message) : channel.message, tags));
  const [rows, setRows] = useState(() => countRows(first));
  useLayoutEffect(() => {
    // Setting the value puts the caret at the end, where people continue typing and emojis are inserted.
    if (input.current) input.current.value = first;
  }, [first]);
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
        if (whole.current) whole.current.value = joinPage(input.current?.value ?? '', tags.url ?? '');
        if (onSend() === 'stop') event.preventDefault();
        else if (page.context.environment.window.navigator.userActivation?.isActive === false)
          event.currentTarget.target = '';
      }}
    >
      {usesWeb && <input type="hidden" name="phone" value={number} />}
      {hasPage && (
        <>
          <input ref={whole} type="hidden" name="text" />
          <PageCard
            title={tags.product || tags.title || ''}
            address={tags.url ?? ''}
            picture={readPicture()}
            removeLabel={labels.removePage}
            onRemove={() => {
              setHasPage(false);
              input.current?.focus({ preventScroll: true });
            }}
          />
        </>
      )}
      {children}
      <div className="chaty-whatsapp-data">
        <div className={`chaty-whatsapp-field${hasEmoji ? ' has_emoji' : ''}`}>
          {hasEmoji && (
            <EmojiButton
              label={labels.emoji}
              picked={labels.picked}
              onPick={(emoji) => input.current && insertAtCaret(input.current, emoji)}
            />
          )}
          <textarea
            ref={input}
            data-first-focus=""
            className="chaty-whatsapp-input"
            name={hasPage ? undefined : 'text'}
            rows={rows}
            autoComplete="off"
            enterKeyHint="send"
            dir="auto"
            aria-label={labels.message}
            placeholder={placeholder}
            onInput={({ currentTarget: { value } }) => {
              setRows(countRows(value));
              draft.write({ text: value });
            }}
            onKeyDown={sendByEnter}
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
