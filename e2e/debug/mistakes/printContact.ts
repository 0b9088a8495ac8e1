import { contactChannel, contactSettings } from '@hadaya/testing/shop';

export const PHONE = contactChannel('Phone', { value: '+96890000002', hover_text: 'Call us', url: 'tel:+96890000002' });

export const printContact = (): string =>
  `var chaty_settings = ${JSON.stringify(contactSettings([{ channels: [PHONE] }]))};`;
