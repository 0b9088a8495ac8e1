import { createStrings, type Strings } from '@hadaya/core';
import type { OwnTexts } from './settings.ts';

const TABLES = {
  en: {
    pause: 'Pause the slides',
    play: 'Play the slides',
  },
  ar: {
    pause: 'إيقاف حركة الصور',
    play: 'تشغيل حركة الصور',
  },
} as const;

/** What the controls say that arrive with the visitor. */
export type VisitTexts = Strings<keyof (typeof TABLES)['en']>;

/** The texts in the language of an element. */
export function createVisitTexts(element: Element, own: OwnTexts): VisitTexts {
  return createStrings(TABLES, element, own);
}
