import { group, type SettingsOf } from '@hadaya/core';
import { readHtml } from '@hadaya/core/html';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { fillMarkup, fillTags } from '../channels/index.ts';
import { keepReadable } from '../frame/index.ts';
import { OwnerNodes } from '../ownerText/OwnerText.tsx';
import { textProfile } from '../page/index.ts';
import { answerText, useList } from '../panels/panel/index.ts';
import { chatFields, isGiven } from '../widget/model/index.ts';
import { CardRows } from './CardRows.tsx';
import { ChannelItem } from './ChannelItem.tsx';
import { useCrowd, useKeptScroll } from './ChannelList.tsx';
import cardCss from './styles/card.css?inline';
import chatCss from './styles/chatView.css?inline';

type ChatDesign = SettingsOf<typeof chatFields>;

const readChat = group(chatFields);

/** Shows that the shop is open and how soon it replies or, outside the opening hours, when it reopens. */
function ShopState(): ReactNode {
  const model = useList();
  const { hoursText, widget, texts } = model;
  const open = [isGiven(widget.given.hours) ? texts.openNow : '', answerText(model)].filter(Boolean);
  const lines = hoursText === '' ? open : [hoursText];
  if (lines.length === 0) return null;
  return (
    <p className="chaty-view-state" data-state={hoursText === '' ? 'open' : 'away'}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
}

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
  const heading = <h2 id={headId}>{title}</h2>;
  return (
    <div className="chaty-view-header" style={{ background, color }}>
      {model.design.hasRows ? (
        <div className="chaty-view-title">
          {heading}
          <ShopState />
        </div>
      ) : (
        heading
      )}
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

function CardIcons(): ReactNode {
  const { channels, widget } = useList();
  const isCrowd = useCrowd();
  return (
    // biome-ignore lint/a11y/useSemanticElements: sites style these elements by their tag names
    <div
      className={`chaty-view-channels${isCrowd ? ' chaty-many' : ''}`}
      role="list"
      id={`csaas-channels-${widget.id}`}
    >
      {channels.map((channel) => (
        <ChannelItem key={channel.slug} channel={channel} />
      ))}
    </div>
  );
}

/**
 * The channel card, which replaces the list. Greets the visitor, optionally with the page's title, and offers the
 * channels below the greeting. Renders again on every opening, because its text may refer to the current page.
 */
export function ChatView(): ReactNode {
  const model = useList();
  const { page, widget, design, texts, host } = model;
  const { logger } = page.context.environment;
  const { chat, title, greeting } = useMemo(() => {
    const { tags } = model.readLinkContext();
    const read = readChat.read(widget.given.chat, { path: 'chat', report: logger.warn });
    return {
      chat: read,
      title: fillTags(read.head, tags) || (design.hasRows ? texts.greeting : texts.contactUs),
      greeting: fillMarkup(readHtml(read.body, textProfile), tags),
    };
  }, [model, widget, design, logger, texts]);
  useLayoutEffect(() => host.addStyles(design.hasRows ? chatCss + cardCss : chatCss), [host, design]);
  const headId = `chaty-form-${widget.id}-chaty-chat-view-title`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the group has no form fields, so it is not a fieldset
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
          {design.hasRows ? <CardRows /> : <CardIcons />}
        </div>
      </div>
    </div>
  );
}
