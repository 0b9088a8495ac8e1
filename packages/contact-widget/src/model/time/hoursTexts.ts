import type { StringTables } from '@hadaya/core';

const en = {
  backAt: 'Back {{day}} {{time}}',
  days: 'Sunday,Monday,Tuesday,Wednesday,Thursday,Friday,Saturday',
};

/** The texts of the opening hours. */
export const hoursTexts: StringTables<typeof en> = {
  en,
  ar: {
    backAt: 'نعود {{day}} {{time}}',
    days: 'الأحد,الاثنين,الثلاثاء,الأربعاء,الخميس,الجمعة,السبت',
  },
};
