import { anything, flag, listOf, oneOf, text } from '@hadaya/core';
import { colour, markup, plain } from './plain.ts';

/** Field types of a form; the first four are built into every form and can appear only once. */
export const FORM_FIELD_TYPES = [
  'name',
  'email',
  'phone',
  'message',
  'text',
  'textarea',
  'number',
  'date',
  'url',
  'dropdown',
  'file',
  'checkbox',
  'textblock',
] as const;

/** Settings of the contact form, under `form` of its channel. */
export const formFields = {
  /** Headline of the form. */
  title: plain('Contact Us'),
  /** Background colour; defaults to the widget’s colour. */
  color: colour(''),
  /** Button text. */
  button: plain('Chat'),
  /** Button colour; defaults to the widget’s colour. */
  buttonColor: colour(''),
  /** Colour of the button text. */
  buttonTextColor: colour('#ffffff'),
  /** Token issued by the server that stores the messages. */
  token: plain(),
  /** Signed time at which the server printed the page; sent back with a message. */
  stamp: plain(),
  /** Name of the honeypot field. */
  trap: plain(),
  /** Check with reCAPTCHA before sending. */
  enableRecaptcha: flag(false),
  /** Site key of reCAPTCHA version 2. */
  v2SiteKey: plain(),
  /** Site key of reCAPTCHA version 3. */
  v3SiteKey: plain(),
  /** Service for the spam check: reCAPTCHA with the keys above, or another service with the key below. */
  captchaService: oneOf(['google', 'turnstile', 'hcaptcha'], 'google'),
  /** Site key of the chosen service, unless it is reCAPTCHA. */
  captchaSiteKey: plain(),
  /** Show a line of text in the form instead of Google’s badge. */
  hideRecaptchaBadge: flag(false),
};

export const formFieldFields = {
  /** Type of the field. */
  type: oneOf(FORM_FIELD_TYPES, 'text'),
  /** Custom field, even if a built-in field has the same type. */
  own: flag(false),
  /** Name of a custom field in requests; defaults to the field’s index. */
  key: text(''),
  /** Label; also shown beside the answer in messages. */
  label: plain(),
  /** Placeholder of the field. */
  hint: plain(),
  /** Content of a text block, or text above a checkbox; basic markup is kept. */
  text: markup(),
  /** Require an answer. */
  required: flag(false),
  /** Options of a dropdown, or the text of a checkbox. */
  options: listOf(anything()),
};
