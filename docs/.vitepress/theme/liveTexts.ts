export const liveTexts = {
  en: {
    settings: 'Settings, as JSON',
    show: 'Show with these settings',
    reset: 'Back to the example',
    phone: 'As on a phone',
    arabic: 'In Arabic',
    panel: 'With the diagnostics panel',
    frame: 'The demo shop with these settings',
    wrong:
      'This is no JSON object: look for a missing quote, comma or brace. The example keeps your last good settings.',
    absent: 'The demo shop is not served at this address. Start both with: npx -y pnpm@12 run docs',
  },
  ar: {
    settings: 'الإعدادات بصيغة JSON',
    show: 'عرض بهذه الإعدادات',
    reset: 'العودة إلى المثال',
    phone: 'كما على الهاتف',
    arabic: 'بالعربية',
    panel: 'مع لوحة التشخيص',
    frame: 'المتجر التجريبي بهذه الإعدادات',
    wrong: 'هذا ليس كائن JSON: ابحث عن علامة تنصيص أو فاصلة أو قوس ناقص. يبقى المثال على آخر إعدادات صالحة.',
    absent: 'المتجر التجريبي غير متاح في هذا العنوان. شغّلهما معًا بالأمر: npx -y pnpm@12 run docs',
  },
} as const;
