import type { StringTables } from '@hadaya/core';

const en = {
  contactUs: 'Contact us',
  hide: 'Hide',
  unread: '{{count}} unread',
  panelFailed: 'This channel could not be loaded. Please try again or choose another channel.',
  tryAgain: 'Try again',
};

/** Names of the launcher's strings; the owner overrides the strings through `labels`. */
export type ContactTextName = keyof typeof en;

/** Texts for the launcher and its error messages. */
export const contactTexts: StringTables<typeof en> = {
  en,
  ar: {
    contactUs: 'تواصل معنا',
    hide: 'إخفاء',
    unread: '{{count}} غير مقروءة',
    panelFailed: 'تعذّر تحميل هذه القناة. حاول مرة أخرى أو اختر قناة أخرى.',
    tryAgain: 'إعادة المحاولة',
  },
};
