/** Options of two other contact plugins as a shop stores them, with made-up values. */

/** Data from Joinchat 5. */
const JOINCHAT = {
  telephone: '+968 9000 0041',
  mobile_only: 'no',
  button_image: 0,
  button_tip: 'Need help?',
  button_delay: 0,
  whatsapp_web: 'no',
  qr: 'yes',
  message_text: 'Hello at *{SITE}*',
  message_views: 2,
  message_delay: -1,
  message_badge: 'no',
  message_send: 'About {TITLE}: {URL} {DISCOUNT}',
  message_start: 'Open chat',
  position: 'left',
  visibility: { all: 'yes', front_page: 'no', search: 'no' },
  color: '#075e54/100',
  dark_mode: 'no',
  header: 'Gifts',
  optin_text: '',
  gads: '',
  custom_css: '',
};

/** Data from Click to Chat 4. */
const CLICK_TO_CHAT = {
  number: '96890000042',
  pre_filled: 'Hello {site}, about {{title}}',
  call_to_action: 'WhatsApp us',
  style_desktop: '2',
  style_mobile: '2',
  side_1: 'bottom',
  side_1_value: '30px',
  side_2: 'right',
  side_2_value: '20px',
  same_settings: '1',
  display_desktop: 'show',
  display_mobile: 'show',
  url_structure_d: 'web',
  display: { global_display: 'show' },
};

export const PEER_OPTIONS: Readonly<Record<string, unknown>> = {
  joinchat: JOINCHAT,
  ht_ctc_chat_options: CLICK_TO_CHAT,
  ht_ctc_othersettings: { an_type: 'bounce', enable_share: '1' },
  ht_ctc_s2: { s2_img_size: '50px', cta_textcolor: '#ffffff', cta_bgcolor: '#25D366', cta_type: 'hover' },
};

/** Option values that remove the options of Joinchat and Click to Chat from the database. */
export const NO_PEER_OPTIONS = Object.fromEntries(Object.keys(PEER_OPTIONS).map((name) => [name, null]));
