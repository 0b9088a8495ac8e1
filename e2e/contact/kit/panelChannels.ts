import { contactChannel, type PrintedRecord } from '@hadaya/testing/shop';
import { formChannel } from './formChannel.ts';

/** One channel for every kind of panel. */
export const PANELS: readonly PrintedRecord[] = [
  contactChannel('Whatsapp', {
    value: '96890000001',
    hover_text: 'WhatsApp',
    has_welcome_message: '1',
    emoji_picker: '1',
    pre_set_message: 'Hello, about {title}',
    chat_welcome_message: '<p>Marhaba! <strong>How can we help</strong> with your corporate gifts?</p>',
    wp_popup_headline: 'Chat with our gift desk',
    wp_popup_nickname: 'Gift desk',
  }),
  formChannel(),
  contactChannel('WeChat', {
    value: 'gifts_example',
    hover_text: 'WeChat: gifts_example',
    qr_code_image_url: '/demo-media/qr.png',
    wechat_header: 'WeChat ID',
    wechat_qr_code_title: 'Scan QR Code',
  }),
  contactChannel('Custom_Link', {
    channel_type: 'Whatsapp',
    is_agent: '1',
    is_agent_desktop: '1',
    is_agent_mobile: '1',
    hover_text: 'WhatsApp teams',
    header_text: 'WhatsApp',
    header_bg_color: '#12343B',
    agent_data: [
      { value: '+968 9000-0004', agent_title: 'Sales team', agent_bg_color: '#49E670' },
      { value: '+968 9000_0005', agent_title: 'فريق الدعم', agent_bg_color: '#25D366' },
    ],
  }),
];

export const PANEL_SLUGS = ['Whatsapp', 'Contact_Us', 'WeChat', 'Custom_Link'] as const;
