import { type ContactWidget, contactChannel, type Locale, type PrintedRecord } from '@hadaya/testing/shop';
import { contactTexts as texts } from '../texts/contactTexts.ts';
import { quoteForm } from './contactForm.ts';
import { readSwitch } from './contactSwitches.ts';

function popup(locale: Locale): PrintedRecord {
  return contactChannel('Whatsapp', {
    value: '96890000001',
    hover_text: texts.whatsapp[locale],
    has_welcome_message: '1',
    emoji_picker: '1',
    pre_set_message: texts.message[locale],
    chat_welcome_message: texts.welcome[locale],
    wp_popup_headline: texts.headline[locale],
    wp_popup_nickname: texts.nickname[locale],
    wp_popup_head_bg_color: '#1f6f5c',
    target: '_blank',
  });
}

function agents(locale: Locale): PrintedRecord {
  return contactChannel('Whatsapp', {
    is_agent: '1',
    is_agent_desktop: '1',
    is_agent_mobile: '1',
    hover_text: texts.agents[locale],
    header_text: texts.agents[locale],
    header_bg_color: '#12343b',
    agent_data: [
      { value: '+968 9000-0004', agent_title: texts.sales[locale], agent_bg_color: '#25D366', use_whatsapp_web: 'yes' },
      {
        value: '+968 9000-0005',
        agent_title: texts.support[locale],
        agent_bg_color: '#128C7E',
        use_whatsapp_web: 'no',
      },
    ],
  });
}

function direct(locale: Locale): readonly PrintedRecord[] {
  return [
    contactChannel('Phone', { value: '+96890000002', hover_text: texts.call[locale] }),
    contactChannel('SMS', { value: '+96890000003', hover_text: texts.sms[locale] }),
    contactChannel('Email', { value: 'orders@gifts.example', hover_text: texts.mail[locale], mail_subject: '{title}' }),
    contactChannel('Google_Maps', {
      value: 'https://www.google.com/maps/search/?api=1&amp;query=Muscat',
      url: 'https://www.google.com/maps/search/?api=1&amp;#038;query=Muscat',
      hover_text: texts.showroom[locale],
      target: '_blank',
    }),
  ];
}

/** Creates the two widgets of the contact page: a list on one side, a channel card on the other. */
export function contactWidgets(url: URL, locale: Locale): readonly ContactWidget[] {
  const side = readSwitch(url, 'position');
  return [
    {
      settings: {
        cta_text: texts.cta[locale],
        widget_color: '#8a5a2b',
        attention_effect: readSwitch(url, 'effect'),
        position: side,
        icon_view: readSwitch(url, 'layout'),
        default_state: readSwitch(url, 'state'),
        widget_icon: readSwitch(url, 'icon'),
        widget_size: readSwitch(url, 'size'),
        is_pending_mesg_enabled: 'on',
      },
      channels: [popup(locale), quoteForm(locale), ...direct(locale)],
    },
    {
      id: '_1',
      settings: {
        cta_type: 'chat-view',
        // Two calls to action side by side would collide in the middle of a phone's screen.
        cta_text: '',
        cta_head: texts.head[locale],
        cta_body: texts.body[locale],
        cta_head_bg_color: '#12343b',
        widget_color: '#12343b',
        widget_icon: 'chat-smile',
        position: side === 'right' ? 'left' : 'right',
      },
      channels: [agents(locale), ...direct(locale)],
    },
  ];
}
