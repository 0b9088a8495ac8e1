import type { NoticeText } from './en.ts';

export const ar: Readonly<Record<NoticeText, string>> = {
  refused: '{{value}} غير متوفر.',
  refusedWith: '{{value}} غير متوفر مع {{others}}.',
  soldOut: 'نفدت كمية {{value}}.',
  soldOutWith: 'نفدت كمية {{value}} مع {{others}}.',
  noMatch: '{{value}} غير متوفرة معًا.',
  offer: 'التبديل إلى {{value}}',
  close: 'إخفاء هذا التنبيه',
  and: '، ',
};
