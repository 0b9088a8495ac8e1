export const en = {
  refused: '{{value}} is not available.',
  refusedWith: '{{value}} is not available with {{others}}.',
  soldOut: '{{value}} is sold out.',
  soldOutWith: '{{value}} is sold out with {{others}}.',
  noMatch: '{{value}} are not available together.',
  offer: 'Switch to {{value}}',
  close: 'Dismiss this notice',
  and: ', ',
};

export type NoticeText = keyof typeof en;
