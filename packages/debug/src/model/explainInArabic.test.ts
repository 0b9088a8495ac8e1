import { expect, it } from 'vitest';
import arabicLines from './arabicLines.json' with { type: 'json' };
import { explainInArabic } from './explainInArabic.ts';

const HIDDEN = 'مخفية لأن دولة الزائر ليست في قائمتها.';

it.each([
  ['contact widget: hidden, the country "US" is not in OM, AE', `أداة التواصل: ${HIDDEN}`],
  ['contact widget 2 of 3 (_1): hidden, the country "US" is not in OM, AE', `أداة التواصل 2 من 3: ${HIDDEN}`],
  ['contact widget: it is visible, closed', 'أداة التواصل: تظهر مغلقة حتى يفتحها أحد.'],
  ['Menu and search: 1 working', 'القائمة والبحث: يعمل.'],
  ['menu: 1 working', 'يعمل.'],
  [
    'source of the visit: direct, because no campaign or referrer is known',
    'مصدر الزيارة: مباشرة، لأن لا شيء يدل على المكان الذي قدم منه الزائر.',
  ],
  [
    "menu: 1 started, but not visible: the page's styles hide it",
    'بدأ الجزء لكن لا أحد يراه؛ السبب مذكور بعده. تنسيق الصفحة يخفيه.',
  ],
  ['hadaya.settings.gallery.zoomLevel: "big" is not a number; 2 is used', 'القيمة ليست رقمًا فاستُعمل المذكور. صححوها.'],
  ['something that nobody has explained', ''],
])('%s', (line, arabic) => {
  expect(explainInArabic(line)).toBe(arabic);
});

it('each line of the reference maps to its own explanation', () => {
  for (const [english, arabic] of Object.entries(arabicLines)) {
    if (english === 'contact widget … of … (…)') continue;
    expect(explainInArabic(english.replaceAll('…', 'x')), english).toContain(arabic);
  }
});
