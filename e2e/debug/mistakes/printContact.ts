import { contactChannel, contactSettings } from '@hadaya/testing/shop';

/** A valid telephone channel. */
export const PHONE = contactChannel('Phone', { value: '+96890000002', hover_text: 'Call us', url: 'tel:+96890000002' });

/** Prints the contact plugin's settings for one valid widget. */
export const printContact = (): string =>
  `var chaty_settings = ${JSON.stringify(contactSettings([{ channels: [PHONE] }]))};`;
