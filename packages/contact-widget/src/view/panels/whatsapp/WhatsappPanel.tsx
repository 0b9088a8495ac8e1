import { createStrings } from '@hadaya/core';
import { type ReactNode, useMemo } from 'react';
import { tellPage } from '../../../events.ts';
import { whatsappLink } from '../../../model/channels/channelLink.ts';
import { useWidget } from '../../WidgetModel.ts';
import { usePanelEffects } from '../PanelEffects.ts';
import { PanelHead } from '../PanelHead.tsx';
import type { PanelModule, PanelProps } from '../PanelProps.ts';
import { usePanelId } from '../usePanelId.ts';
import { ChatBubble } from './ChatBubble.tsx';
import { ChatQr } from './ChatQr.tsx';
import qrCss from './chatQr.css?inline';
import { MessageField } from './MessageField.tsx';
import { readPopup } from './readPopup.ts';
import { useServerLabels } from './useServerLabels.ts';
import css from './whatsapp.css?inline';
import { whatsappTexts } from './whatsappTexts.ts';

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
  const { page, widget, design, report, readPlace } = useWidget();
  const effects = usePanelEffects();
  const { environment, element, settings } = page.context;
  const id = usePanelId(channel);
  const popup = useMemo(() => readPopup(channel.raw), [channel]);
  const texts = useMemo(() => createStrings(whatsappTexts, element, settings.labels), [element, settings]);
  const labels = useServerLabels(texts);
  const time = useMemo(() => {
    const now = new Date(environment.clock.now());
    return `${pad(now.getHours())}:${pad(now.getMinutes())}`;
  }, [environment]);

  const send = () => {
    if (!tellPage(environment, 'channel-chosen', { widgetId: widget.id, channel: channel.slug })) return 'stop';
    report((to) => to.channelClicked(channel.slug));
    if (design.hasAnalytics) {
      const events = ['chaty_whatsapp_redirect', ...(channel.isDefaultOpen ? ['chaty_Whatsapp'] : [])];
      effects.sendClicks(events);
    }
    // The browser reads the form first.
    environment.clock.after(0, onClose, page.signal);
    return 'follow';
  };
  return (
    <div className="chaty-whatsapp-form">
      <PanelHead
        titleId={`${id}-title`}
        title={popup.headline || channel.label || channel.slug}
        ground={popup.ground}
        className="chaty-whatsapp-header"
        titleClass="header-wp-title"
        closeClass="whatsapp-form-close-btn"
        icon={<WhatsappIcon />}
        onClose={onClose}
      />
      <div className="chaty-whatsapp-body">{popup.welcome !== '' && <ChatBubble {...popup} time={time} />}</div>
      <div className="chaty-whatsapp-footer">
        <MessageField
          channel={channel}
          placeholder={popup.placeholder || texts.typeMessage}
          hasEmoji={popup.hasEmoji}
          labels={labels}
          onSend={send}
        />
        {page.device === 'desktop' && (
          <ChatQr
            address={whatsappLink(channel, { ...readPlace(), device: 'mobile' }).href ?? ''}
            label={texts.qrHint}
            alt={texts.qrAlt}
          />
        )}
      </div>
    </div>
  );
}

/** The popup that greets like a chat and hands the visitor's message to WhatsApp. */
export const whatsappPanel: PanelModule = {
  Panel: WhatsappPanel,
  css: css + qrCss,
  frame: 'chaty-popup-whatsapp-form chaty-whatsapp-btn-form',
};
