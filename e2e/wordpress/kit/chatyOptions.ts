import { keepOptions } from './ownerCalls.ts';
import { HADAYA_OPTIONS } from './siteContent.ts';
import type { TestSite } from './TestSite.ts';

const BOTH = { is_desktop: 'checked', is_mobile: 'checked' };

/**
 * Chaty's options as a shop stores them, with made-up values: a widget from the free version, and one from the paid
 * version with unsupported settings.
 */
export const CHATY_OPTIONS: Readonly<Record<string, unknown>> = {
  cht_active: '1',
  cht_numb_slug: 'Whatsapp,Custom_Link,Linkedin,WeChat,Phone,Email,Viber,Contact_Us',
  cht_social_Whatsapp: {
    ...BOTH,
    value: '+968 9000_0011',
    title: 'Sales &amp;amp; help',
    bg_color: 'rgb(10, 20, 30)',
    pre_set_message: 'I&amp;#039;d like {title}',
    embedded_window: 'yes',
    embedded_message: '<p>Welcome<br>to us</p>',
    wp_popup_headline: 'Chat',
    is_default_open: 'yes',
  },
  cht_social_Custom_Link: { ...BOTH, value: '96890000012', channel_type: 'Phone', title: 'Second line' },
  cht_social_Linkedin: { ...BOTH, value: 'gifts-oman', title: 'LinkedIn' },
  cht_social_WeChat: { ...BOTH, value: 'gifts_oman', title: 'WeChat us' },
  cht_social_Phone: { is_mobile: 'checked', value: 'no number', title: 'Broken line' },
  cht_social_Email: { ...BOTH, value: '', title: 'Email' },
  cht_social_Viber: { ...BOTH, value: '+96890000013', title: 'Viber' },
  cht_social_Contact_Us: {
    ...BOTH,
    contact_form_title: 'Write to us',
    button_text: 'Go',
    thanks_message: 'We&#039;ll be back',
    name: { is_active: 'yes', is_required: 'yes', title: 'Your name', placeholder: 'As on the card' },
    email: { is_active: 'yes', is_required: 'no' },
    message: { is_active: 'no' },
    custom_fields: {
      first: { field_dropdown: 'dropdown', field_label: 'Occasion', dropdown_option: ['Eid', 'Wedding'] },
      second: { field_dropdown: 'dropdown', field_label: 'Nothing to choose', is_required: 'yes' },
    },
    send_leads_in_email: 'yes',
    email_address: 'orders@gifts.example, second@gifts.example',
    enable_recaptcha: 'yes',
    redirect_action: 'yes',
    redirect_link: 'https://gifts.example/thanks/',
  },
  cht_color: '#123456',
  cht_position: 'custom',
  positionSide: 'left',
  cht_bottom_spacing: '90',
  cht_side_spacing: '10',
  cht_widget_size: '120',
  cht_cta: 'Ask <b>us</b>',
  cht_cta_action: 'all_time',
  chaty_default_state: 'click',
  chaty_attention_effect: 'bounce',
  cht_pending_messages: 'on',
  cht_number_of_messages: '2',
  chaty_trigger_on_time: 'no',
  chaty_trigger_on_scroll: 'yes',
  chaty_trigger_on_page_scroll: '40',
  chaty_trigger_on_exit: 'yes',
  cht_widget_font: 'Cairo',
  cht_google_analytics: '1',
  chaty_countries_list: ['OM', 'AE'],
  cht_date_and_time_settings: [
    { days: '8', start_time: '8:00', end_time: '13:30', gmt: '+4' },
    { days: '7', start_time: '22:00', end_time: '00:00', gmt: '+4' },
  ],
  chaty_traffic_source: 'yes',
  chaty_traffic_source_search_engine: 'yes',
  chaty_traffic_source_direct_visit: 'no',
  chaty_custom_traffic_rules: [
    { url_option: 'contain', url_value: 'https://www.partner.example' },
    { url_option: 'not_contain', url_value: 'spam.example' },
    { url_option: 'contain', url_value: '' },
  ],
  cht_date_rules: { status: 'yes', start_date: '03/09/2026', end_date: '', start_time: '08:00', timezone: 'UTC+4' },
  cht_page_settings: [
    { shown_on: 'show_on', option: 'page_start_with', value: '/ask/' },
    { shown_on: 'not_show_on', option: 'page_end_with', value: 'basket' },
  ],
  chaty_total_settings: '1',
  cht_widget_title_1: 'Wholesale',
  cht_active_1: '0',
  cht_numb_slug_1: 'Whatsapp',
  cht_social_1_Whatsapp: {
    is_agent: '1',
    is_agent_desktop: 'checked',
    agent_header_text: 'Our team',
    agent_data: {
      __count__: { value: '' },
      1: { value: '+96890000021', agent_title: 'Amal' },
      2: { value: 'nobody', agent_title: 'Nobody' },
    },
  },
};

/** Option values that remove Chaty's options from the database. */
export const NO_CHATY_OPTIONS = Object.fromEntries(Object.keys(CHATY_OPTIONS).map((name) => [name, null]));

/** Messages in the free version's table; the first has the slashes and entities that the plugin writes. */
const CHATY_MESSAGES: readonly (readonly string[])[] = [
  ['Hind', 'hind@moved.example', '+96890000031', "I\\'d like &amp; need cups", '/ask/?x=1', '2024-02-03 20:30:00'],
  ['Zayd', 'zayd@moved.example', '', 'Second', '/ask/', '2024-02-04 08:00:00'],
];

/** Gives the site Chaty's plugin and data, including messages. */
export function keepChaty(site: TestSite): void {
  keepOptions(site, HADAYA_OPTIONS);
  site.setOptions({ ...CHATY_OPTIONS, hadaya_test_contact_plugin: 1, hadaya_test_chaty_messages: CHATY_MESSAGES });
}
