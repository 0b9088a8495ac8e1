import { anything, flag, listOf, oneOf, text } from '@hadaya/core';
import { colour, markup, plain } from './plain.ts';

/** Kinds of field in a form; the first four are known to every form and stand in it once. */
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

/** The contact form, under `form` of its channel. */
export const formFields = {
  /** Headline. */
  title: plain('Contact Us'),
  /** Colour behind it; empty for the widget's. */
  color: colour(''),
  /** Text of the button. */
  button: plain('Chat'),
  /** Colour of the button; empty for the widget's. */
  buttonColor: colour(''),
  /** Colour of that text. */
  buttonTextColor: colour('#ffffff'),
  /** Token of the server that keeps the messages. */
  token: plain(),
  /** When the server printed the page, signed by it; sent back with a message. */
  stamp: plain(),
  /** Name of a field that the server wants to see empty beside it. */
  trap: plain(),
  /** Asks reCAPTCHA before sending. */
  enableRecaptcha: flag(false),
  /** Its key of version 2. */
  v2SiteKey: plain(),
  /** Its key of version 3. */
  v3SiteKey: plain(),
  /** Whose check it is: reCAPTCHA's with the keys above, or one of these with the key below. */
  captchaService: oneOf(['google', 'turnstile', 'hcaptcha'], 'google'),
  /** Key of that service. */
  captchaSiteKey: plain(),
  /** A line in the form instead of Google's badge. */
  hideRecaptchaBadge: flag(false),
};

/** One field of a form. */
export const formFieldFields = {
  /** Kind. */
  type: oneOf(FORM_FIELD_TYPES, 'text'),
  /** On: one of the owner's own, though every form knows one of its kind. */
  own: flag(false),
  /** Name of an owner's field in the call to the server; its place in the list where none is given. */
  key: text(''),
  /** Label; what stands beside the answer in the messages. */
  label: plain(),
  /** What stands in the empty field. */
  hint: plain(),
  /** What a block of text says, or stands over a box to tick; a little markup is kept. */
  text: markup(),
  /** Must be filled in. */
  required: flag(false),
  /** The choices of a dropdown, the words of a box to tick. */
  options: listOf(anything()),
};
