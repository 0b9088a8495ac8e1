import { createStrings, type Strings } from '@hadaya/core';

const TABLES = {
  en: {
    shareOnFacebook: 'Share on Facebook',
    shareOnTwitter: 'Share on Twitter',
    pinIt: 'Pin it',
    shareBySystem: 'Share with another app',
    downloadImage: 'Download image',
  },
  ar: {
    shareOnFacebook: 'المشاركة على فيسبوك',
    shareOnTwitter: 'المشاركة على تويتر',
    pinIt: 'حفظ على بنترست',
    shareBySystem: 'المشاركة عبر تطبيق آخر',
    downloadImage: 'تنزيل الصورة',
  },
} as const;

/** What the share menu says. */
export type ShareTexts = Strings<keyof (typeof TABLES)['en']>;

/** The texts in the language of an element; own ones win. */
export function createShareTexts(element: Element, overrides: Readonly<Record<string, string>> = {}): ShareTexts {
  return createStrings(TABLES, element, overrides);
}
