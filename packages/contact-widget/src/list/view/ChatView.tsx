import { group, type SettingsOf } from '@hadaya/core';
import { readHtml } from '@hadaya/core/html';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { colour } from '../../launcher/model/colour.ts';
import { plain } from '../../launcher/model/decodeText.ts';
import { textProfile } from '../../launcher/model/textProfile.ts';
import { markup } from '../../launcher/model/WidgetDesign.ts';
import { keepReadable } from '../../launcher/readWidgetStyle.ts';
import type { Opener } from '../../start/model/contactState.ts';
import { fillMarkup, fillTags } from '../model/channelLink.ts';
import { ChannelList } from './ChannelList.tsx';
import chatCss from './chatView.css?inline';
import { useList } from './ListModel.ts';
import { drawNodes } from './OwnerText.tsx';

const chatFields = {
  head: plain('cta_head'),
  body: markup('cta_body'),
  headColour: colour('cta_head_bg_color', '#A886CD'),
  headTextColour: colour('cta_head_text_color', '#ffffff'),
};

/** Reads what only the chat view shows. */
function readChatDesign(raw: unknown, report: (message: string) => void): SettingsOf<typeof chatFields> {
  return group(chatFields).read(raw, { path: 'settings', report });
}

/** What the chat view is told. */
export interface ChatViewProps {
  readonly opener: Opener;
  readonly onClose: () => void;
}

/** The card that greets the visitor by the page's own title and offers the channels below. */
export function ChatView({ opener, onClose }: ChatViewProps): ReactNode {
  const model = useList();
  const { page, widget, design, channels, texts, host, readPlace } = model;
  const card = useRef<HTMLDivElement>(null);
  const chat = useMemo(() => readChatDesign(widget.design, page.context.environment.logger.warn), [widget, page]);
  const { tags } = useMemo(readPlace, [readPlace]);
  const headId = `chaty-form-${widget.id}-chaty-chat-view-title`;
  useLayoutEffect(() => host.addStyles(chatCss), [host]);
  useEffect(() => {
    if (opener === 'keyboard')
      card.current?.querySelector<HTMLElement>('.chaty-view-channels a')?.focus({ preventScroll: true });
  }, [opener]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the plugin's public markup; a fieldset is for forms
    <div
      ref={card}
      id={`chaty-form-${widget.id}-chaty-chat-view`}
      className={`chaty-chat-view chaty-chat-view-${widget.id} pos-${design.side} active`}
      role="group"
      aria-labelledby={headId}
    >
      <div className="chaty-view-body">
        <div
          className="chaty-view-header"
          style={{ background: chat.headColour, color: keepReadable(model, chat.headTextColour, chat.headColour) }}
        >
          <h2 id={headId}>{fillTags(chat.head, tags) || texts.contactUs}</h2>
          <button type="button" className="chaty-close-view-list" aria-label={texts.close} onClick={onClose}>
            <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
              <path d="m9 13 7 7 7-7" />
            </svg>
          </button>
        </div>
        <div className="chaty-view-content">
          {chat.body !== '' && (
            <div className="chaty-top-content">{drawNodes(fillMarkup(readHtml(chat.body, textProfile), tags))}</div>
          )}
          <ChannelList id={`csaas-channels-${widget.id}`} className="chaty-view-channels" channels={channels} isOpen />
        </div>
      </div>
    </div>
  );
}
