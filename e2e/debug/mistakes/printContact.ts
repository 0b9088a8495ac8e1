import { contactChannel, contactSettings } from '@hadaya/testing/shop';

/** A valid channel. */
export const PHONE = contactChannel('Phone', { value: '+96890000002', hover_text: 'Call us', url: 'tel:+96890000002' });

/** The contact plugin's settings of one valid widget. */
export const printContact = (): string =>
  `var chaty_settings = ${JSON.stringify(contactSettings([{ channels: [PHONE] }]))};`;
