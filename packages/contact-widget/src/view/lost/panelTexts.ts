import type { StringTables } from '@hadaya/core';

const en = {
  panelFailed: 'This part could not be loaded. Please try again or choose another way.',
  tryAgain: 'Try again',
  otherWays: 'Or reach us another way:',
};

/** Names of these texts; the owner replaces single ones through `labels`. */
export type PanelTextName = keyof typeof en;

/** The texts that every panel may need. */
export const panelTexts: StringTables<typeof en> = {
  en,
  ar: {
    panelFailed: 'تعذّر تحميل هذا الجزء. حاول مرة أخرى أو اختر وسيلة أخرى.',
    tryAgain: 'حاول مرة أخرى',
    otherWays: 'أو تواصل معنا بوسيلة أخرى:',
  },
};
