import { createStrings, type Strings } from '@hadaya/core';

const TABLES = {
  en: {
    previous: 'Previous image',
    next: 'Next image',
    zoom: 'Zoom',
    fullscreen: 'Full screen',
    exitFullscreen: 'Exit full screen',
    share: 'Share',
    counter: '{{index}} / {{count}}',
    position: '{{index}} of {{count}}',
    thumbnails: 'All images',
    goTo: 'Go to image {{index}}',
    failed: 'Image could not be loaded',
  },
  ar: {
    previous: 'الصورة السابقة',
    next: 'الصورة التالية',
    zoom: 'تكبير',
    fullscreen: 'ملء الشاشة',
    exitFullscreen: 'الخروج من ملء الشاشة',
    share: 'مشاركة',
    counter: '{{index}} / {{count}}',
    position: '{{index}} من {{count}}',
    thumbnails: 'كل الصور',
    goTo: 'الانتقال إلى الصورة {{index}}',
    failed: 'تعذّر تحميل الصورة',
  },
} as const;

export type LightboxTexts = Strings<keyof (typeof TABLES)['en']>;

/** Returns the strings in an element's language; the owner's strings override them. */
export function createLightboxTexts(element: Element, overrides: Readonly<Record<string, string>> = {}): LightboxTexts {
  return createStrings(TABLES, element, overrides);
}
