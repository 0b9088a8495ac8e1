import type { StringTables } from '@hadaya/core';

const en = {
  close: 'Close',
  opensNewTab: 'Opens in a new tab',
  unavailable: 'Not available',
  otherWays: 'Or reach us another way:',
  greeting: 'How can we help?',
  openNow: 'Open now',
  answersMinutes: 'Usually answers in minutes',
  answersHour: 'Usually answers within an hour',
  answersDay: 'Usually answers within a day',
  moreWays: 'More',
  privacy: 'Privacy policy',
};

/** Names of the strings for the list and panels; the owner overrides the strings through `labels`. */
export type ListTextName = keyof typeof en;

export const listTexts: StringTables<typeof en> = {
  en,
  ar: {
    close: 'إغلاق',
    opensNewTab: 'يفتح في علامة تبويب جديدة',
    unavailable: 'غير متاح',
    otherWays: 'أو تواصل معنا بوسيلة أخرى:',
    greeting: 'كيف نساعدك؟',
    openNow: 'متاحون الآن',
    answersMinutes: 'نرد عادةً خلال دقائق',
    answersHour: 'نرد عادةً خلال ساعة',
    answersDay: 'نرد عادةً خلال يوم',
    moreWays: 'المزيد',
    privacy: 'سياسة الخصوصية',
  },
};
