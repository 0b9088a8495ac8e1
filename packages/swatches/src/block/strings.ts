import { noticeStrings } from '../wording/index.ts';

export const blockStrings = {
  en: { ...noticeStrings.en, unavailable: 'Unavailable', gone: 'Sold out' },
  ar: { ...noticeStrings.ar, unavailable: 'غير متوفر', gone: 'نفدت الكمية' },
} as const;

export type BlockStrings = Readonly<Record<keyof (typeof blockStrings)['en'], string>>;
