/** Texts for pages where WooCommerce printed none of its own. */
export const variationStrings = {
  en: {
    noMatch: 'Sorry, no products matched your selection. Please choose a different combination.',
    makeSelection: 'Please select some product options before adding this product to your cart.',
    unavailable: 'Sorry, this product is unavailable. Please choose a different combination.',
    wasReset:
      'Your selection has been reset. Please select some product options before adding this product to your cart.',
    variationFailed: 'This option could not be loaded. Please try again.',
  },
  ar: {
    noMatch: 'عذرًا، لا يوجد منتج يطابق اختيارك. يُرجى اختيار تركيبة أخرى.',
    makeSelection: 'يُرجى تحديد خيارات المنتج قبل إضافته إلى السلة.',
    unavailable: 'عذرًا، هذا المنتج غير متوفر. يُرجى اختيار تركيبة أخرى.',
    wasReset: 'أُعيد ضبط اختيارك. يُرجى تحديد خيارات المنتج قبل إضافته إلى السلة.',
    variationFailed: 'تعذّر تحميل هذا الخيار. يُرجى المحاولة مرة أخرى.',
  },
} as const;

/** The name of a text. */
export type VariationText = keyof (typeof variationStrings)['en'];

/** WooCommerce's names for the same texts in `wc_add_to_cart_variation_params`. */
export const SERVER_TEXTS: Readonly<Record<VariationText, string>> = {
  noMatch: 'i18n_no_matching_variations_text',
  makeSelection: 'i18n_make_a_selection_text',
  unavailable: 'i18n_unavailable_text',
  wasReset: 'i18n_reset_alert_text',
  variationFailed: 'i18n_variation_failed_text',
};
