import { type Localized, localized } from '@hadaya/testing/shop';

export interface MenuEntry {
  readonly text: Localized;
  readonly href: string;
  readonly children?: readonly MenuEntry[];
  /** Value of the "CSS Classes" field on the menu screen. */
  readonly classes?: string;
}

export const entry = (en: string, ar: string, href: string, children?: readonly MenuEntry[]): MenuEntry => ({
  text: localized(en, ar),
  href,
  ...(children ? { children } : {}),
});

export const FOR_THE_DESK = entry('For the desk', 'للمكتب', '/product/embossed-notebook/', [
  entry('Notebooks', 'دفاتر', '/product/embossed-notebook/'),
  entry('Pens', 'أقلام', '/product/brass-pen/'),
  entry('Key rings', 'ميداليات مفاتيح', '/product/key-ring/'),
]);

export const TABLE_GIFTS = [
  entry('Mugs', 'أكواب', '/product/ceramic-mug/'),
  entry('Coffee pots', 'دِلال القهوة', '/product/dallah/'),
  entry('Dates', 'تمور', '/product/dates-box/'),
];

/** The gift catalogue as a three-level menu with in-page links. */
export const menuTree: readonly MenuEntry[] = [
  entry('Home', 'الرئيسية', '/'),
  entry('Gifts', 'الهدايا', '/#product', [
    FOR_THE_DESK,
    entry('For the table', 'للمائدة', '#', TABLE_GIFTS),
    entry('Frankincense', 'لبان', '/product/frankincense-burner/'),
  ]),
  entry('Services', 'خدماتنا', '/about/', [
    entry('Engraving', 'النقش', '#engraving'),
    entry('Delivery', 'التوصيل', '#delivery'),
  ]),
  entry('About', 'من نحن', '/about/'),
  entry('Visit us', 'زورونا', '#visit'),
  entry('Request a quote', 'طلب عرض سعر', '/about/'),
];

/** Menu of a one-page site: its sections, and the catalogue as a wide panel. */
export const onePageTree: readonly MenuEntry[] = [
  {
    ...entry('Gifts', 'الهدايا', '/#product', [
      FOR_THE_DESK,
      entry('For the table', 'للمائدة', '#', TABLE_GIFTS),
      entry('For the home', 'للبيت', '/product/frankincense-burner/', [
        entry('Frankincense', 'لبان', '/product/frankincense-burner/'),
        entry('Bottles', 'قوارير', '/product/steel-bottle/'),
      ]),
      entry('All gifts', 'كل الهدايا', '/'),
    ]),
    classes: 'hadaya-wide',
  },
  entry('Services', 'خدماتنا', '/about/', [
    entry('Engraving', 'النقش', '#engraving'),
    entry('Delivery', 'التوصيل', '#delivery'),
  ]),
  entry('Visit us', 'زورونا', '#visit'),
];
