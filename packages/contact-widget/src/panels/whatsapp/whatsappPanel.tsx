import { createStrings, lazyPart, readLanguage, type Strings, type StringTables } from '@hadaya/core';
import { useLazyPart } from '@hadaya/core/react';
import { type ReactNode, useMemo, useState } from 'react';
import { type Channel, whatsappLink } from '../../channels/index.ts';
import { sendClick } from '../../counting/index.ts';
import { tellPage } from '../../events.ts';
import { deepenGround } from '../../frame/index.ts';
import { OwnerText } from '../../ownerText/OwnerText.tsx';
import type { ChatRequest } from '../../page/index.ts';
import { isSafeImage, panelOf } from '../../widget/model/index.ts';
import {
  ConsentBox,
  consentCss,
  openDraft,
  PanelHead,
  type PanelModule,
  type PanelProps,
  useChatRequest,
  useList,
  usePanelId,
} from '../panel/index.ts';
import { readPagePicture } from './dom/readPagePicture.ts';
import qrCss from './view/chatQr.css?inline';
import { MessageField } from './view/MessageField.tsx';
import pageCss from './view/pageCard.css?inline';
import css from './view/whatsapp.css?inline';

const en = {
  message: 'WhatsApp Message',
  send: 'Send WhatsApp Message',
  emoji: 'Show Emojis',
  emojiPicked: '{{emoji}} added',
  typeMessage: 'Write your message…',
  welcome: 'Hello! What would you like to know?',
  qrHint: 'Or scan to continue on your phone',
  qrAlt: 'QR code of this chat',
  removePage: 'Do not send this page along',
};

/** Names of the chat popup's strings; the owner overrides the strings through `labels`. */
export type WhatsappTextName = keyof typeof en;

const whatsappTexts: StringTables<typeof en> = {
  en,
  ar: {
    message: 'رسالة واتساب',
    send: 'إرسال رسالة واتساب',
    emoji: 'عرض الرموز التعبيرية',
    emojiPicked: 'أُضيف {{emoji}}',
    typeMessage: 'اكتب رسالتك…',
    welcome: 'مرحبًا! عمّ تود أن تسأل؟',
    qrHint: 'أو امسح الرمز للمتابعة على هاتفك',
    qrAlt: 'رمز QR لهذه المحادثة',
    removePage: 'عدم إرسال هذه الصفحة',
  },
};

const withRequest = (channel: Channel, { phone, message }: ChatRequest): Channel => ({
  ...channel,
  value: phone || channel.value,
  message: message || channel.message,
});

function readPopup(channel: Channel) {
  const given = panelOf(channel, 'chat');
  return {
    headline: given.popupHeadline,
    ground: given.popupColor,
    nickname: given.popupName,
    profile: given.popupImage,
    placeholder: given.popupPlaceholder,
    hasEmoji: given.popupEmoji,
    welcome: given.popupWelcome,
    consent: given,
  };
}

/**
 * Returns accessible names for the popup's controls: the server's strings if they are translated, otherwise Hadaya's.
 * English strings indicate a server without a translation.
 */
function useServerLabels(texts: Strings<WhatsappTextName>) {
  const { texts: servers } = useList().page.server;
  return useMemo(() => {
    const choose = (name: 'message' | 'send' | 'emoji') => (servers[name] !== en[name] && servers[name]) || texts[name];
    return {
      message: choose('message'),
      send: choose('send'),
      emoji: choose('emoji'),
      picked: texts.emojiPicked,
      removePage: texts.removePage,
    };
  }, [servers, texts]);
}

export interface ChatBubbleProps {
  readonly profile: string;
  readonly nickname: string;
  readonly welcome: string;
  /** Time by the visitor's own clock. */
  readonly time: string;
}

function ChatBubble({ profile, nickname, welcome, time }: ChatBubbleProps): ReactNode {
  return (
    <div className={`chaty-whatsapp-content${welcome === '' ? '' : ' has-content'}`}>
      {isSafeImage(profile, 'https://page.invalid/') && (
        <div className="wp-profile-img">
          <img src={profile} alt="" decoding="async" width="36" height="36" />
        </div>
      )}
      <div className="chaty-whatsapp-message">
        {nickname !== '' && <div className="chaty-whatsapp-message-nickname">{nickname}</div>}
        <div className="chaty-whatsapp-message-content">
          <OwnerText source={welcome} />
        </div>
        <div className="chaty-whatsapp-message-time">{time}</div>
      </div>
    </div>
  );
}

const loadDrawing = lazyPart(() => import('../qr/QrDrawing.tsx'));

function QrDrawing(props: { readonly address: string; readonly alt: string }): ReactNode {
  const { part } = useLazyPart(loadDrawing);
  return part && <part.QrDrawing {...props} />;
}

/** The chat's URL as a QR code, rendered on demand. */
function ChatQr({
  readAddress,
  label,
  alt,
}: {
  /** Called when the code renders, because the chat's message may name the product that the visitor is viewing. */
  readonly readAddress: () => string;
  readonly label: string;
  readonly alt: string;
}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="chaty-chat-qr" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{label}</summary>
      {isOpen && <QrDrawing address={readAddress()} alt={alt} />}
    </details>
  );
}

function WhatsappIcon(): ReactNode {
  return (
    <span className="header-wp-icon">
      <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path d="M5.5 26.5 7 21.2A11 11 0 1 1 11 25z" className="chaty-outline" />
        <path
          d="M11.8 11.3c0 5 3.7 8.8 8.7 8.9l1-2.8-3.1-1.5-1.4 1.3c-1.2-.7-2-1.5-2.7-2.7l1.3-1.4-1.4-3z"
          className="chaty-fill"
        />
      </svg>
    </span>
  );
}

const pad = (count: number) => String(count).padStart(2, '0');

function WhatsappPanel({ channel, onClose }: PanelProps): ReactNode {
  const { page, widget, design, report, readLinkContext } = useList();
  const { environment, element, settings } = page.context;
  const id = usePanelId(channel);
  const popup = useMemo(() => readPopup(channel), [channel]);
  const texts = useMemo(() => createStrings(whatsappTexts, element, settings.labels), [element, settings]);
  const labels = useServerLabels(texts);
  const draft = useMemo(() => openDraft(page, id), [page, id]);
  const welcome = popup.welcome || (design.isOwnLook ? texts.welcome : '');
  const [isAgreed, setAgreed] = useState(popup.consent.popupConsent === '');
  const request = useChatRequest();
  const chat = useMemo(() => withRequest(channel, request), [channel, request]);
  const time = useMemo(() => {
    const now = new Date(environment.clock.now());
    if (!design.isOwnLook) return `${pad(now.getHours())}:${pad(now.getMinutes())}`;
    return new Intl.DateTimeFormat(readLanguage(element), { hour: 'numeric', minute: '2-digit' }).format(now);
  }, [environment, design, element]);

  const send = () => {
    if (!tellPage(environment, 'channel-chosen', { widgetId: widget.id, channel: channel.slug })) return 'stop';
    report.channelClicked(channel.slug);
    draft.write({});
    if (design.analytics) {
      const events = ['chaty_whatsapp_redirect', ...(channel.isDefaultOpen ? ['chaty_Whatsapp'] : [])];
      for (const event of events) sendClick(environment.window, event);
    }
    // Waits until the browser has read the form.
    environment.clock.after(0, onClose, page.signal);
    return 'follow';
  };
  return (
    <div className="chaty-whatsapp-form">
      <PanelHead
        titleId={`${id}-title`}
        title={popup.headline || channel.label || channel.slug}
        ground={design.isOwnLook ? deepenGround(popup.ground) : popup.ground}
        className="chaty-whatsapp-header"
        titleClass="header-wp-title"
        closeClass="whatsapp-form-close-btn"
        icon={<WhatsappIcon />}
        onClose={onClose}
      />
      <div className="chaty-whatsapp-body">
        {welcome !== '' && <ChatBubble {...popup} welcome={welcome} time={time} />}
      </div>
      <div className="chaty-whatsapp-footer">
        <MessageField
          key={`${request.phone} ${request.message}`}
          channel={chat}
          kept={request.message === '' ? draft.read().text : undefined}
          placeholder={popup.placeholder || texts.typeMessage}
          hasEmoji={popup.hasEmoji}
          draft={draft}
          labels={labels}
          readPicture={() => readPagePicture(page.context.environment.document)}
          onSend={send}
        >
          <ConsentBox settings={popup.consent} isTicked={isAgreed} onTick={setAgreed} />
        </MessageField>
        {page.device === 'desktop' && isAgreed && (
          <ChatQr
            readAddress={() => whatsappLink(chat, { ...readLinkContext(), device: 'mobile' }).href ?? ''}
            label={texts.qrHint}
            alt={texts.qrAlt}
          />
        )}
      </div>
    </div>
  );
}

/** The popup that greets visitors like a chat and passes their message to WhatsApp. */
export const whatsappPanel: PanelModule = {
  Panel: WhatsappPanel,
  css: css + qrCss + pageCss + consentCss,
  frame: 'chaty-popup-whatsapp-form chaty-whatsapp-btn-form',
};
