import { localized } from '@hadaya/testing/shop';

export const menuPageTexts = {
  horizontal: {
    title: localized('Menu: bar', 'القائمة: شريط'),
    summary: localized(
      'Three levels for mouse, touch and keyboard, collapsed behind a toggle on tablets; search with suggestions.',
      'ثلاثة مستويات بالفأرة واللمس ولوحة المفاتيح، تُطوى خلف زر على الأجهزة اللوحية، وبحث مع اقتراحات.',
    ),
  },
  vertical: {
    title: localized('Menu: column', 'القائمة: عمود'),
    summary: localized('Submenus open below their parent.', 'تُفتح القوائم الفرعية أسفل أصلها.'),
  },
  expandible: {
    title: localized('Menu: expandable', 'القائمة: قابلة للطي'),
    summary: localized('A list behind a toggle at every width.', 'قائمة خلف زر عند كل عرض.'),
  },
  flyoutLeft: {
    title: localized('Menu: flyout that pushes', 'القائمة: لوحة تدفع الصفحة'),
    summary: localized(
      'A panel from the left that shifts the page; a modal dialog with the page inert behind it.',
      'لوحة من اليسار تدفع الصفحة، وهي نافذة حوار تعطّل ما خلفها.',
    ),
  },
  flyoutRight: {
    title: localized('Menu: flyout over the page', 'القائمة: لوحة فوق الصفحة'),
    summary: localized('A panel from the right, over the page.', 'لوحة من اليمين فوق الصفحة.'),
  },
  wide: {
    title: localized('Menu: wide panel, one page', 'القائمة: لوحة عريضة وصفحة واحدة'),
    summary: localized(
      'A submenu in columns across the whole header. While the page scrolls, the menu marks the current section.',
      'قائمة فرعية بأعمدة على عرض الترويسة كلها، وتُبرز القائمة القسم الحالي أثناء تمرير الصفحة.',
    ),
  },
} as const;

/** Page sections to which the menu's in-page links lead. */
export const menuSections = [
  {
    id: 'engraving',
    title: localized('Engraving', 'النقش'),
    text: localized(
      'We engrave names and logos by hand or by laser, and show you a proof first.',
      'ننقش الأسماء والشعارات يدويًا أو بالليزر، ونعرض عليكم نموذجًا أولًا.',
    ),
  },
  {
    id: 'delivery',
    title: localized('Delivery', 'التوصيل'),
    text: localized(
      'Anywhere in Oman within three working days, and to your guests’ hotels on the same day.',
      'إلى أي مكان في عُمان خلال ثلاثة أيام عمل، وإلى فنادق ضيوفكم في اليوم نفسه.',
    ),
  },
  {
    id: 'visit',
    title: localized('Visit us', 'زورونا'),
    text: localized(
      'Our showroom in Al Qurum is open from Saturday to Thursday.',
      'معرضنا في القرم مفتوح من السبت إلى الخميس.',
    ),
  },
] as const;

export const searchPlaceholder = localized('Search for a gift', 'البحث عن هدية');
