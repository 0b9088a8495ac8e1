import { entry, FOR_THE_DESK, type MenuEntry, TABLE_GIFTS } from '../menus/menuTree.ts';
import { siteTexts } from './siteTexts.ts';

export const siteMenu: readonly MenuEntry[] = [
  { text: siteTexts.home, href: '/' },
  {
    text: siteTexts.shop,
    href: '/shop/',
    children: [
      FOR_THE_DESK,
      entry('For the table', 'للمائدة', '/product/ceramic-mug/', TABLE_GIFTS),
      entry('Frankincense', 'لبان', '/product/frankincense-burner/'),
      { text: siteTexts.allGifts, href: '/shop/' },
    ],
  },
  entry('Corporate gifts', 'هدايا الشركات', '/corporate-gifts/'),
  { text: siteTexts.quoteShort, href: '/quote/' },
  entry('About', 'من نحن', '/about/'),
  { text: siteTexts.contact, href: '/contact/' },
];
