import { localized } from '@hadaya/testing/shop';

/** Texts of the page about traffic sources. */
export const attributionTexts = {
  title: localized('Where you came from', 'من أين جئتم؟'),
  summary: localized(
    'The record of this visitor: first and present source, session and channel, with links that arrive as an advertisement, a search or a partner would.',
    'سجل هذا الزائر: المصدر الأول والحالي والجلسة والقناة، مع روابط تحاكي الوصول من إعلان أو بحث أو موقع شريك.',
  ),
  lead: localized(
    'The shop keeps this in its own cookies and adds it to the order. Follow a link to arrive another way.',
    'يحفظ المتجر هذا في ملفات تعريف الارتباط الخاصة به ويضيفه إلى الطلب. اختاروا رابطًا للوصول من مصدر آخر.',
  ),
  record: localized('Your record', 'سجلكم'),
  arrivals: localized('Arrive another way', 'الوصول من مصدر آخر'),
  consent: localized('Consent', 'الموافقة'),
  allow: localized('Allow', 'السماح'),
  withdraw: localized('Withdraw and erase', 'السحب والمسح'),
} as const;

/** Rows of the record; the page's script fills each row by its key. */
export const recordRows = [
  { key: 'current', label: localized('Present source', 'المصدر الحالي') },
  { key: 'first', label: localized('First source', 'المصدر الأول') },
  { key: 'channel', label: localized('Channel', 'القناة') },
  { key: 'entry', label: localized('Entry page', 'صفحة الدخول') },
  { key: 'session', label: localized('Session', 'الجلسة') },
] as const;

/** Simulated arrivals; each is defined by the query of its link. */
export const arrivals = [
  {
    query: { utm_source: 'newsletter', utm_medium: 'email', utm_campaign: 'eid' },
    label: localized('From a newsletter (utm parameters)', 'من نشرة بريدية (معاملات utm)'),
  },
  {
    query: { from: 'https://www.google.com/' },
    label: localized('From a search engine', 'من محرك بحث'),
  },
  {
    query: { from: 'https://partner.example/gifts', session: 'over' },
    label: localized('From a partner’s site, in a new session', 'من موقع شريك في جلسة جديدة'),
  },
  {
    query: { session: 'forgotten' },
    label: localized('Directly, as a new visitor', 'مباشرةً كزائر جديد'),
  },
] as const;
