import type { StringTables } from '@hadaya/core';

const en = {
  close: 'Close',
  opensNewTab: 'Opens in a new tab',
  unavailable: 'Not available',
  otherWays: 'Or reach us another way:',
};

/** Names of these texts; the owner replaces single ones through `labels`. */
export type ListTextName = keyof typeof en;

/** The texts of list and every panel. */
export const listTexts: StringTables<typeof en> = {
  en,
  ar: {
    close: 'إغلاق',
    opensNewTab: 'يفتح في علامة تبويب جديدة',
    unavailable: 'غير متاح',
    otherWays: 'أو تواصل معنا بوسيلة أخرى:',
  },
};
