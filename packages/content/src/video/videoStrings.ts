/** What a film says that may not be loaded. */
export const videoStrings = {
  en: {
    refused: 'This video comes from {{provider}}. It is shown only when you allow content of others.',
    watch: 'Watch the video in a new tab',
  },
  ar: {
    refused: 'هذا الفيديو من {{provider}}، ولا يُعرض إلا إذا سمحت بمحتوى المواقع الأخرى.',
    watch: 'شاهد الفيديو في نافذة جديدة',
  },
} as const;
