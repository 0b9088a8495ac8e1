/** The texts of notices. */
export const noticeStrings = {
  en: {
    refused: '{{value}} is not available.',
    refusedWith: '{{value}} is not available with {{others}}.',
    soldOut: '{{value}} is sold out.',
    soldOutWith: '{{value}} is sold out with {{others}}.',
    noMatch: '{{value}} is not available together.',
    offer: 'Switch to {{value}}',
    close: 'Close this message',
    and: ', ',
  },
  ar: {
    refused: '{{value}} غير متوفر.',
    refusedWith: '{{value}} غير متوفر مع {{others}}.',
    soldOut: 'نفدت كمية {{value}}.',
    soldOutWith: 'نفدت كمية {{value}} مع {{others}}.',
    noMatch: '{{value}} غير متوفرة معًا.',
    offer: 'التبديل إلى {{value}}',
    close: 'إغلاق هذه الرسالة',
    and: '، ',
  },
} as const;

/** The name of a notice's text. */
export type NoticeText = keyof (typeof noticeStrings)['en'];
