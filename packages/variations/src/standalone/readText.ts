import { createStrings } from '@hadaya/core';
import type { FormSession, ShopText } from '../form/index.ts';

/** Fallback strings for pages without WooCommerce's script. */
const strings = {
  en: {
    no_matching_variations: 'Sorry, no products matched your selection. Please choose a different combination.',
    make_a_selection: 'Please select some product options before adding this product to your cart.',
    unavailable: 'Sorry, this product is unavailable. Please choose a different combination.',
    reset_alert:
      'Your selection has been reset. Please select some product options before adding this product to your cart.',
  },
  ar: {
    no_matching_variations: 'عذرًا، لا يوجد منتج يطابق اختيارك. يرجى اختيار تركيبة أخرى.',
    make_a_selection: 'يرجى تحديد خيارات المنتج قبل إضافته إلى السلة.',
    unavailable: 'عذرًا، هذا المنتج غير متوفر. يرجى اختيار تركيبة أخرى.',
    reset_alert: 'أُعيد ضبط اختيارك. يرجى تحديد خيارات المنتج قبل إضافته إلى السلة.',
  },
} as const;

export function readText({ root, messages }: FormSession, name: ShopText): string {
  return messages.readShopText(name) ?? createStrings(strings, root)[name];
}
