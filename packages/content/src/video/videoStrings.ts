/** What a film says before it plays. */
export const videoStrings = {
  en: {
    play: 'Play video',
    refused: 'This video comes from {{provider}}. It is shown only when you allow content of others.',
    watch: 'Watch the video in a new tab',
  },
  ar: {
    play: 'تشغيل الفيديو',
    refused: 'هذا الفيديو من {{provider}}، ولا يُعرض إلا إذا سمحت بمحتوى المواقع الأخرى.',
    watch: 'شاهد الفيديو في نافذة جديدة',
  },
} as const;
