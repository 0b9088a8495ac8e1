import { expect, it } from 'vitest';
import arabicLines from './arabicLines.json' with { type: 'json' };
import { explainInArabic } from './explainInArabic.ts';

const HIDDEN = 'غير ظاهرة لأن دولة الزائر ليست في قائمتها.';

it.each([
  ['contact widget: hidden, the country "US" is not in OM, AE', `أداة التواصل: ${HIDDEN}`],
  ['contact widget 2 of 3 (_1): hidden, the country "US" is not in OM, AE', `أداة التواصل 2 من 3: ${HIDDEN}`],
  ['contact widget: it is visible, closed', 'أداة التواصل: تظهر مغلقة إلى أن يفتحها الزائر.'],
  ['Menu and search: 1 working', 'القائمة والبحث: يعمل.'],
  ['menu: 1 working', 'يعمل.'],
  [
    'source of the visit: direct, because no campaign or referrer is known',
    'مصدر الزيارة: مباشر، لأنه لا تُعرف حملة ولا موقع مُحيل.',
  ],
  [
    "menu: 1 started, but not visible: the page's styles hide it",
    'بدأ الجزء لكنه غير ظاهر؛ السبب مذكور بعده. تخفيه تنسيقات الصفحة.',
  ],
  [
    'hadaya.settings.gallery.zoomLevel: "big" is not a number; 2 is used',
    'القيمة ليست رقمًا فاستُخدمت القيمة المذكورة. صححها.',
  ],
  ['a line without an explanation', ''],
])('%s', (line, arabic) => {
  expect(explainInArabic(line)).toBe(arabic);
});

it('explains each line of the table with its Arabic text', () => {
  for (const [english, arabic] of Object.entries(arabicLines)) {
    if (english === 'contact widget … of … (…)') continue;
    expect(explainInArabic(english.replaceAll('…', 'x')), english).toContain(arabic);
  }
});
