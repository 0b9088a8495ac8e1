import { createStrings, type Strings } from '@hadaya/core';

const TABLES = {
  en: {
    play: 'Play video',
    playNamed: 'Play video: {{title}}',
    watch: 'Watch the video in a new tab',
    failed: 'The video cannot be played here.',
    frame: 'Video: {{title}}',
  },
  ar: {
    play: 'تشغيل الفيديو',
    playNamed: 'تشغيل الفيديو: {{title}}',
    watch: 'شاهد الفيديو في نافذة جديدة',
    failed: 'تعذّر تشغيل الفيديو هنا.',
    frame: 'فيديو: {{title}}',
  },
} as const;

/** What a video says. */
export type VideoTexts = Strings<keyof (typeof TABLES)['en']>;

/** The texts in the language of an element; own ones win. */
export function createVideoTexts(element: Element, overrides: Readonly<Record<string, string>> = {}): VideoTexts {
  return createStrings(TABLES, element, overrides);
}
