/** Texts of the one button of a backdrop. */
export const backdropStrings = {
  en: { pause: 'Pause background pictures', start: 'Start background pictures' },
  ar: { pause: 'إيقاف صور الخلفية', start: 'تشغيل صور الخلفية' },
} as const;
