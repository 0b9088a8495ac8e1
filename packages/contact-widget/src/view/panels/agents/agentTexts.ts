import type { StringTables } from '@hadaya/core';

const en = {
  allAway: 'Nobody is here right now.',
  leaveMessage: 'Leave a message',
};

/** The texts about people who are away. */
export const agentTexts: StringTables<typeof en> = {
  en,
  ar: {
    allAway: 'لا أحد متاح الآن.',
    leaveMessage: 'اترك رسالة',
  },
};
