import type { StringTables } from '@hadaya/core';

const en = {
  backAt: 'Back {{day}} {{time}}',
  /** Language of the weekday's name. */
  locale: 'en',
};

/** The texts of the opening hours. */
export const hoursTexts: StringTables<typeof en> = {
  en,
  ar: {
    backAt: 'نعود {{day}} {{time}}',
    locale: 'ar',
  },
};
