import { localized } from '@hadaya/testing/shop';

export const giftsTexts = {
  title: localized('Corporate gifts', 'هدايا الشركات'),
  summary: localized(
    'A slider, tabs, accordions, counters, a video and a carousel: the page builder’s widgets without its scripts.',
    'شرائح وتبويبات وأسئلة قابلة للطي وعدّادات وفيلم ومعرض صور: عناصر منشئ الصفحات من دون سكربتاته.',
  ),
  heading: localized('Corporate gifts in Oman', 'هدايا الشركات في عُمان'),
  lead: localized(
    'Gifts that stay on a desk for years, made by people we know by name. From 24 pieces to ten thousand.',
    'هدايا تبقى على المكتب سنوات، من صنع حرفيين نعرف أسماءهم. من 24 قطعة إلى عشرة آلاف.',
  ),
  heroName: localized('This season', 'هذا الموسم'),
  more: localized('See the gift', 'عرض الهدية'),
  numbersTitle: localized('Hadaya in numbers', 'هدايا بالأرقام'),
  tabsTitle: localized('From the first call to the doorstep', 'من المكالمة الأولى حتى التسليم'),
  ideasTitle: localized('Ideas for every occasion', 'أفكار لكل مناسبة'),
  filmTitle: localized('A minute in the workshop', 'دقيقة في الورشة'),
  filmText: localized(
    'Here, coffee is poured before anyone talks about prices. Salim shows the dallah that will serve your guests.',
    'تُسكب القهوة قبل الحديث عن الأسعار. يعرّفنا سالم على الدلّة التي تُقدَّم منها القهوة لضيوفكم.',
  ),
  filmPlay: localized('Play the film', 'تشغيل الفيلم'),
  filmPoster: localized('The dallah and its cups, ready to pour', 'الدلّة وفناجينها جاهزة للصب'),
  picturesTitle: localized('From past orders', 'من طلبات سابقة'),
  answersTitle: localized('Frequently asked questions', 'الأسئلة الشائعة'),
  careTitle: localized('Materials and how to care for them', 'المواد والعناية بها'),
} as const;

export const heroSlides = [
  {
    picture: 'dallah-brass',
    path: '/product/dallah/',
    heading: localized('Welcome, poured by hand', 'ترحيب يُسكب باليد'),
    text: localized('A brass dallah with your crest on the lid.', 'دلّة نحاسية تحمل شعاركم على غطائها.'),
  },
  {
    picture: 'notebook-emboss',
    path: '/product/embossed-notebook/',
    heading: localized('Notes worth keeping', 'ملاحظات تستحق أن تبقى'),
    text: localized('Leather notebooks, embossed in Muscat.', 'دفاتر جلدية يُضغط عليها شعاركم في مسقط.'),
  },
  {
    picture: 'burner-clay',
    path: '/product/frankincense-burner/',
    heading: localized('The scent of Dhofar', 'عبق ظفار'),
    text: localized(
      'A Bahla clay burner with resin from the first harvest.',
      'مجمر من طين بهلاء مع لبان القطفة الأولى.',
    ),
  },
] as const;

/** Numbers on the corporate gifts page; they count up when they become visible. */
export const giftNumbers = [
  { to: '250', suffix: '+', delimiter: '', label: localized('companies', 'شركة') },
  { to: '48600', suffix: '', delimiter: ',', label: localized('gifts a year', 'هدية في السنة') },
  { to: '31', suffix: '', delimiter: '', label: localized('makers in Oman', 'حرفيًا في عُمان') },
  { to: '4.9', suffix: '/5', delimiter: '', label: localized('client rating', 'تقييم عملائنا') },
] as const;
