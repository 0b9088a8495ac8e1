import { contactChannel, contactSettings } from '@hadaya/testing/shop';

/** A channel that is right. */
export const PHONE = contactChannel('Phone', { value: '+96890000002', hover_text: 'Call us', url: 'tel:+96890000002' });

/** The contact plugin's settings of one widget that is right. */
export const printContact = (): string =>
  `var chaty_settings = ${JSON.stringify(contactSettings([{ channels: [PHONE] }]))};`;
