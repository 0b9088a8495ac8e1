/** What only a flyout says. */
export const flyoutStrings = {
  en: { closeMenu: 'Close' },
  ar: { closeMenu: 'إغلاق' },
} as const;
