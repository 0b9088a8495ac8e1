import type { StringTables } from '@hadaya/core';

const en = {
  contactUs: 'Contact us',
  unread: '{{count}} unread',
  close: 'Close',
  opensNewTab: 'Opens in a new tab',
  unavailable: 'Not available',
};

/** Names of these texts; the owner replaces single ones through `labels`. */
export type ContactTextName = keyof typeof en;

/** The texts of launcher and list. */
export const contactTexts: StringTables<typeof en> = {
  en,
  ar: {
    contactUs: 'تواصل معنا',
    unread: '{{count}} غير مقروءة',
    close: 'إغلاق',
    opensNewTab: 'يفتح في علامة تبويب جديدة',
    unavailable: 'غير متاح',
  },
};
