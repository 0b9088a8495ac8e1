import { localized } from '@hadaya/testing/shop';

/** Texts of the "Corporate gifts" page, section by section. */
export const giftsTexts = {
  title: localized('Corporate gifts', 'هدايا الشركات'),
  summary: localized(
    'A hero, tabs, folding answers, counters, a film and pictures: the builder’s widgets without its scripts.',
    'شرائح رئيسية وتبويبات وأسئلة قابلة للطي وعدّادات وفيلم وصور: عناصر منشئ الصفحات من دون سكربتاته.',
  ),
  heading: localized('Corporate gifts in Oman', 'هدايا الشركات في عُمان'),
  lead: localized(
    'Things that stay on a desk for years, made by people whose names we know. From 24 pieces to ten thousand.',
    'هدايا تبقى على المكتب سنوات، من صنع حرفيين نعرف أسماءهم. من 24 قطعة إلى عشرة آلاف.',
  ),
  heroName: localized('This season', 'هذا الموسم'),
  more: localized('See the gift', 'شاهد الهدية'),
  numbersTitle: localized('The house in numbers', 'البيت بالأرقام'),
  tabsTitle: localized('From the first call to the doorstep', 'من المكالمة الأولى إلى الباب'),
  ideasTitle: localized('Ideas for an occasion', 'أفكار لكل مناسبة'),
  filmTitle: localized('A minute in the workshop', 'دقيقة في الورشة'),
  filmText: localized(
    'Coffee is poured before a price is named. Salim shows the dallah that guests of your company will be served from.',
    'تُسكب القهوة قبل أن يُذكر السعر. يعرّفنا سالم على الدلّة التي سيُسقى منها ضيوف شركتكم.',
  ),
  filmPlay: localized('Play the film', 'شغّل الفيلم'),
  filmPoster: localized('The dallah and its cups, ready to pour', 'الدلّة وفناجينها جاهزة للصب'),
  picturesTitle: localized('From past orders', 'من طلبات سابقة'),
  answersTitle: localized('Questions that we are asked', 'أسئلة تصلنا كثيرًا'),
  careTitle: localized('How it is made, how it is kept', 'كيف تُصنع وكيف تُحفظ'),
} as const;

/** Slides of the hero: picture, heading, text, product. */
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
    text: localized('Linen notebooks, embossed in Muscat.', 'دفاتر من الكتان تُختم بالنقش البارز في مسقط.'),
  },
  {
    picture: 'burner-clay',
    path: '/product/frankincense-burner/',
    heading: localized('The scent of Dhofar', 'عبق ظفار'),
    text: localized(
      'A burner of Bahla clay and resin of the first harvest.',
      'مجمرة من طين بهلاء ولبان القطفة الأولى.',
    ),
  },
] as const;

/** Numbers that count up. */
export const giftNumbers = [
  { to: '250', suffix: '+', delimiter: '', label: localized('companies', 'شركة') },
  { to: '48600', suffix: '', delimiter: ',', label: localized('gifts a year', 'هدية في السنة') },
  { to: '31', suffix: '', delimiter: '', label: localized('makers in Oman', 'حرفيًا في عُمان') },
  { to: '4.9', suffix: '/5', delimiter: '', label: localized('said our clients', 'تقييم عملائنا') },
] as const;
