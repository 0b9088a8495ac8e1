import { channelIcon, glyphs } from './channelIcon.ts';

/**
 * A record as the contact plugin prints it: most values are strings, most switches are `"1"` or `"0"`, and text is
 * HTML-encoded.
 */
export type PrintedRecord = Readonly<Record<string, unknown>>;

export interface ContactWidget {
  /** Id of the widget: `0` for the first, then `_1`, `_2` and so on. */
  readonly id?: number | string;
  readonly settings?: PrintedRecord;
  readonly triggers?: PrintedRecord;
  readonly channels: readonly PrintedRecord[];
}

const COLOURS: Readonly<Record<string, string>> = {
  Whatsapp: '#49E670',
  Phone: '#03E78B',
  Email: '#FF485F',
  SMS: '#FF549C',
  Contact_Us: '#253974',
  WeChat: '#45DC00',
  Telegram: '#3E99D8',
  Google_Maps: '#37AA66',
  Linkedin: '#0077b5',
  Link: '#1E88E5',
};

const CHANNEL: PrintedRecord = {
  value: '',
  chatway_position: '',
  is_desktop: 1,
  is_mobile: 1,
  custom_image_url: '',
  pre_set_message: '',
  is_use_web_version: '1',
  is_default_open: '0',
  has_welcome_message: '0',
  emoji_picker: '1',
  input_placeholder: 'Write your message...',
  chat_welcome_message: '',
  wp_popup_headline: '',
  wp_popup_nickname: '',
  wp_popup_profile: '',
  wp_popup_head_bg_color: '#4AA485',
  qr_code_image_url: '',
  mail_subject: '',
  channel_account_type: 'personal',
  contact_form_settings: [],
  contact_fields: [],
  contact_custom_fields: [],
  url: '#',
  target: '',
  is_agent: '0',
  agent_data: [],
  widget_token: 'a1b2c3d4e5',
  widget_index: '',
  click_event: '',
  is_agent_desktop: '0',
  is_agent_mobile: '0',
  v2_site_key: '',
  v3_site_key: '',
  enable_recaptcha: '0',
  hide_recaptcha_badge: 'no',
  viber_url: '',
};

/**
 * Returns a channel with every key that the paid plugin prints; the type sets icon and colour, `given` sets the rest.
 */
export function contactChannel(channel: string, given: PrintedRecord = {}): PrintedRecord {
  const type = String(given.channel_type ?? channel);
  const colour = type.startsWith('Instagram') ? 'url(#linear-gradient)' : (COLOURS[type] ?? '#1E88E5');
  const glyph = glyphs[type.replace('_DM', '')] ?? glyphs.Link ?? '';
  return {
    ...CHANNEL,
    channel,
    channel_type: channel,
    hover_text: channel.replaceAll('_', ' '),
    svg_icon: channelIcon(colour, glyph),
    icon_color: colour.startsWith('url') ? '#ffffff' : colour,
    ...given,
  };
}

const SETTINGS: PrintedRecord = {
  cta_type: 'simple-view',
  cta_body: '',
  cta_head: '',
  show_close_button: 'yes',
  position: 'right',
  custom_position: 1,
  bottom_spacing: '25',
  side_spacing: '25',
  icon_view: 'vertical',
  default_state: 'click',
  cta_text: 'Gifts &amp; hampers: <strong>ask us</strong>',
  cta_text_color: '#333333',
  cta_bg_color: '#ffffff',
  show_cta: 'first_click',
  is_pending_mesg_enabled: 'off',
  pending_mesg_count: '1',
  pending_mesg_count_color: '#ffffff',
  pending_mesg_count_bgcolor: '#dd0000',
  widget_icon: 'chat-base',
  widget_icon_url: '',
  font_family: 'System Stack',
  widget_size: '54',
  is_google_analytics_enabled: 'off',
  bg_blur_effect: 'off',
  close_text: 'Hide',
  widget_color: '#7a5c2e',
  widget_icon_color: '#ffffff',
  has_custom_css: 0,
  custom_css: '',
  widget_token: 'a1b2c3d4e5',
  widget_index: '',
  attention_effect: '',
};

const TRIGGERS: PrintedRecord = {
  has_time_delay: 1,
  time_delay: 0,
  exit_intent: 0,
  has_display_after_page_scroll: 0,
  display_after_page_scroll: 0,
  auto_hide_widget: 0,
  hide_after: 0,
  time_diff: 0,
  has_date_scheduling_rules: 0,
  date_scheduling_rules: { start_date_time: '', end_date_time: '' },
  has_day_hours_scheduling_rules: 0,
  day_hours_scheduling_rules: [],
  day_time_diff: '',
  has_countries: 0,
  countries: [],
};

/** Returns `chaty_settings` as the paid plugin prints it. */
export function contactSettings(widgets: readonly ContactWidget[], more: PrintedRecord = {}): PrintedRecord {
  return {
    chaty_widgets: widgets.map(({ id = 0, settings, triggers, channels }) => ({
      id,
      identifier: id,
      settings: { ...SETTINGS, ...settings },
      triggers: { ...TRIGGERS, ...triggers },
      channels,
    })),
    ajax_url: '/wp-admin/admin-ajax.php',
    data_analytics_settings: 'off',
    page_id: '55',
    lang: {
      whatsapp_label: 'WhatsApp Message',
      whatsapp_button: 'Send WhatsApp Message',
      hide_whatsapp_form: 'Hide WhatsApp Form',
      emoji_picker: 'Show Emojis',
    },
    has_chatway: '',
    ...more,
  };
}
