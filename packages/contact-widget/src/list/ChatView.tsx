import { group, type SettingsOf } from '@hadaya/core';
import { readHtml } from '@hadaya/core/html';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { fillMarkup, fillTags } from '../channels/index.ts';
import { keepReadable } from '../frame/index.ts';
import { OwnerNodes } from '../ownerText/OwnerText.tsx';
import { textProfile } from '../page/index.ts';
import { useList } from '../panels/panel/index.ts';
import { chatFields } from '../widget/model/index.ts';
import { ChannelItem } from './ChannelItem.tsx';
import { useCrowd, useKeptScroll } from './ChannelList.tsx';
import chatCss from './styles/chatView.css?inline';

/** What only the chat view shows. */
type ChatDesign = SettingsOf<typeof chatFields>;

const readChat = group(chatFields);

/** The card's coloured top: its title and the button that closes it. */
function ChatHead({
  chat,
  headId,
  title,
}: {
  readonly chat: ChatDesign;
  readonly headId: string;
  readonly title: string;
}) {
  const model = useList();
  const background = chat.color || model.design.color;
  const color = keepReadable(model, chat.textColor || model.design.iconColor, background);
  return (
    <div className="chaty-view-header" style={{ background, color }}>
      <h2 id={headId}>{title}</h2>
      <button
        type="button"
        className="chaty-close-view-list"
        aria-label={model.texts.close}
        onClick={model.actions.close}
      >
        <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
          <path d="m9 13 7 7 7-7" />
        </svg>
      </button>
    </div>
  );
}

/**
 * The card that greets the visitor by the page's own title and offers the channels below, instead of a list. It is drawn anew at
 * every opening: its words tell of the page as it is then.
 */
export function ChatView(): ReactNode {
  const model = useList();
  const { page, widget, channels, design, texts, host } = model;
  const { logger } = page.context.environment;
  const { chat, title, greeting } = useMemo(() => {
    const { tags } = model.readPlace();
    const read = readChat.read(widget.given.chat, { path: 'chat', report: logger.warn });
    return {
      chat: read,
      title: fillTags(read.head, tags) || texts.contactUs,
      greeting: fillMarkup(readHtml(read.body, textProfile), tags),
    };
  }, [model, widget, logger, texts]);
  useLayoutEffect(() => host.addStyles(chatCss), [host]);
  const isCrowd = useCrowd();
  const headId = `chaty-form-${widget.id}-chaty-chat-view-title`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      ref={useKeptScroll<HTMLDivElement>()}
      id={`chaty-form-${widget.id}-chaty-chat-view`}
      className={`chaty-chat-view chaty-chat-view-${widget.id} pos-${design.position} active`}
      role="group"
      aria-labelledby={headId}
    >
      <div className="chaty-view-body">
        <ChatHead chat={chat} headId={headId} title={title} />
        <div className="chaty-view-content">
          {chat.body !== '' && (
            <div className="chaty-top-content">
              <OwnerNodes nodes={greeting} />
            </div>
          )}
          {/* biome-ignore lint/a11y/useSemanticElements: sites style these elements */}
          <div
            className={`chaty-view-channels${isCrowd ? ' chaty-many' : ''}`}
            role="list"
            id={`csaas-channels-${widget.id}`}
          >
            {channels.map((channel) => (
              <ChannelItem key={channel.slug} channel={channel} />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
