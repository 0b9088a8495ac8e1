/** Names of the dialog. */
export const lightboxStrings = {
  en: { pictures: 'Pictures', film: 'Video' },
  ar: { pictures: 'صور', film: 'فيديو' },
} as const;
