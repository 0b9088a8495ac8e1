/** Texts for the frame around every page and for product pages. */
export interface ShellTexts {
  readonly brand: string;
  readonly tagline: string;
  readonly skipToContent: string;
  /** Main sentence, and a second sentence that phones do not show. */
  readonly announcement: readonly [string, string];
  readonly mainNavigation: string;
  readonly breadcrumbs: string;
  readonly home: string;
  readonly shop: string;
  readonly gifts: string;
  readonly contact: string;
  readonly about: string;
  readonly cart: string;
  readonly otherLanguage: string;
  readonly otherLanguageLong: string;
  readonly description: string;
  readonly goodToKnow: string;
  readonly promises: readonly { readonly title: string; readonly text: string }[];
  readonly related: string;
  readonly sku: string;
  readonly category: string;
  readonly sale: string;
  readonly addedToCart: (product: string) => string;
  readonly chooseFirst: string;
  readonly footerAbout: string;
  readonly visitUs: string;
  readonly address: readonly string[];
  /** Telephone number as displayed; the link contains only its digits. */
  readonly phone: string;
  readonly openingHours: string;
  readonly hours: readonly string[];
  readonly shopLinks: string;
  readonly allGifts: string;
  readonly demoNote: string;
  readonly install: string;
  readonly notFoundTitle: string;
  readonly notFoundText: string;
}

export const shellEnglish: ShellTexts = {
  brand: 'Hadaya',
  tagline: 'Gifts from Oman',
  skipToContent: 'Skip to content',
  announcement: ['Your logo at no extra cost from 24 pieces.', 'Delivered anywhere in Oman.'],
  mainNavigation: 'Main',
  breadcrumbs: 'Breadcrumbs',
  home: 'Home',
  shop: 'Shop',
  gifts: 'Corporate gifts',
  contact: 'Contact',
  about: 'About',
  cart: 'Cart',
  otherLanguage: 'العربية',
  otherLanguageLong: 'This page in Arabic',
  description: 'Description',
  goodToKnow: 'Good to know',
  promises: [
    { title: 'Your logo', text: 'Fired, engraved or embossed, with a proof within two working days.' },
    { title: 'Ready in ten days', text: 'From your approval of the proof, delivered in Muscat.' },
    { title: 'Wrapped by hand', text: 'Kraft box, date-palm straw and a card with your words.' },
  ],
  related: 'Goes well with',
  sku: 'SKU',
  category: 'Category',
  sale: 'Sale',
  addedToCart: (product) => `“${product}” has been added to your cart.`,
  chooseFirst: 'Please choose product options before adding this product to your cart.',
  footerAbout: 'A small corporate-gifts company in Muscat. We work with potters, weavers and silversmiths across Oman.',
  visitUs: 'Visit us',
  address: ['Way 2537, Al Qurum', 'Muscat, Oman'],
  phone: '+968 2400 0000',
  openingHours: 'Opening hours',
  hours: ['Sunday to Thursday 9:00 to 18:00', 'Saturday 10:00 to 14:00'],
  shopLinks: 'Shop',
  allGifts: 'All gifts',
  demoNote: 'This is a demo shop. Nothing here is for sale.',
  install: 'Add it to your shop',
  notFoundTitle: 'Page not found',
  notFoundText: 'The address may have changed. Start again from the home page.',
};
