import { createStrings, type Strings } from '@hadaya/core';
import type { OwnTexts } from '../settings.ts';

const TABLES = {
  en: {
    swapped: 'Gallery updated for {{choice}}, {{count}} images',
    restored: 'Gallery updated, {{count}} images',
  },
  ar: {
    swapped: 'تغيّرت الصور حسب اختيار {{choice}}، عدد الصور {{count}}',
    restored: 'تغيّرت الصور، عددها {{count}}',
  },
} as const;

/** What is said of other images, in the language of an element. */
export function createFollowTexts(element: Element, own: OwnTexts): Strings<keyof (typeof TABLES)['en']> {
  return createStrings(TABLES, element, own);
}
