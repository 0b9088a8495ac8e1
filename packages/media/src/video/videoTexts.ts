import { createStrings, type Strings } from '@hadaya/core';

const TABLES = {
  en: {
    play: 'Play video',
    playNamed: 'Play video: {{title}}',
    watch: 'Watch video in a new tab',
    failed: 'The video cannot be played here.',
    refused: 'This video comes from {{provider}}. It loads only if you allow third-party content.',
    frame: 'Video: {{title}}',
  },
  ar: {
    play: 'تشغيل الفيديو',
    playNamed: 'تشغيل الفيديو: {{title}}',
    watch: 'مشاهدة الفيديو في علامة تبويب جديدة',
    failed: 'تعذّر تشغيل الفيديو هنا.',
    refused: 'هذا الفيديو من {{provider}}، ولا يُحمَّل إلا إذا سمحت بمحتوى الجهات الخارجية.',
    frame: 'فيديو: {{title}}',
  },
} as const;

export type VideoTexts = Strings<keyof (typeof TABLES)['en']>;

/** Returns the strings in an element's language; the owner's strings override them. */
export function createVideoTexts(element: Element, overrides: Readonly<Record<string, string>> = {}): VideoTexts {
  return createStrings(TABLES, element, overrides);
}
