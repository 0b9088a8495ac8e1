/** The words that explain an item; the owner's tooltip settings come before them. */
export const itemStrings = {
  en: { unavailable: 'Unavailable', outOfStock: 'Sold out' },
  ar: { unavailable: 'غير متوفر', outOfStock: 'نفدت الكمية' },
} as const;
