import { localized } from '@hadaya/testing/shop';

export const attributionTexts = {
  title: localized('Where you came from', 'من أين جئتم؟'),
  summary: localized(
    'The sources of this visit: first and current source, channel, entry page and session, with links that simulate a newsletter, a search engine or a partner site.',
    'مصادر هذه الزيارة: المصدر الأول والحالي والقناة وصفحة الدخول والجلسة، مع روابط تحاكي نشرة بريدية أو محرك بحث أو موقع شريك.',
  ),
  lead: localized(
    'The shop saves this in its own cookies and adds it to the order. Follow a link to try another source.',
    'يحفظ المتجر هذا في ملفات تعريف الارتباط الخاصة به ويضيفه إلى الطلب. اختاروا رابطًا لتجربة مصدر آخر.',
  ),
  record: localized('Your visit', 'زيارتكم'),
  arrivals: localized('Try another source', 'تجربة مصدر آخر'),
  consent: localized('Consent', 'الموافقة'),
  allow: localized('Allow tracking', 'السماح بالتتبع'),
  withdraw: localized('Withdraw and delete data', 'سحب الموافقة وحذف البيانات'),
} as const;

/** Rows that show the visitor's attribution data; the page's script finds each row by its key and fills it. */
export const recordRows = [
  { key: 'current', label: localized('Current source', 'المصدر الحالي') },
  { key: 'first', label: localized('First source', 'المصدر الأول') },
  { key: 'channel', label: localized('Channel', 'القناة') },
  { key: 'entry', label: localized('Entry page', 'صفحة الدخول') },
  { key: 'session', label: localized('Session', 'الجلسة') },
] as const;

export const arrivals = [
  {
    query: { utm_source: 'newsletter', utm_medium: 'email', utm_campaign: 'eid' },
    label: localized('From a newsletter (UTM parameters)', 'من نشرة بريدية (معاملات UTM)'),
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
