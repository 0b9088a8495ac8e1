import { localized } from '@hadaya/testing/shop';
import type { MenuEntry } from '../menus/menuTree.ts';
import { siteTexts } from './siteTexts.ts';

const entry = (en: string, ar: string, href: string, children?: readonly MenuEntry[]): MenuEntry => ({
  text: localized(en, ar),
  href,
  ...(children ? { children } : {}),
});

/** The menu of the shop's header. */
export const siteMenu: readonly MenuEntry[] = [
  { text: siteTexts.home, href: '/' },
  {
    text: siteTexts.shop,
    href: '/shop/',
    children: [
      entry('For the desk', 'للمكتب', '/product/embossed-notebook/', [
        entry('Notebooks', 'دفاتر', '/product/embossed-notebook/'),
        entry('Pens', 'أقلام', '/product/brass-pen/'),
        entry('Key rings', 'ميداليات مفاتيح', '/product/key-ring/'),
      ]),
      entry('For the table', 'للمائدة', '/product/ceramic-mug/', [
        entry('Mugs', 'أكواب', '/product/ceramic-mug/'),
        entry('Coffee pots', 'دِلال القهوة', '/product/dallah/'),
        entry('Dates', 'تمور', '/product/dates-box/'),
      ]),
      entry('Frankincense', 'لبان', '/product/frankincense-burner/'),
      { text: siteTexts.allGifts, href: '/shop/' },
    ],
  },
  entry('Corporate gifts', 'هدايا الشركات', '/corporate-gifts/'),
  entry('About', 'من نحن', '/about/'),
  { text: siteTexts.contact, href: '/contact/' },
];
