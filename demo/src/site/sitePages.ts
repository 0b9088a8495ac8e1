import type { Catalogue } from '@hadaya/testing/shop';
import { aboutPage } from '../lab/aboutPage.ts';
import { attributionPage } from '../lab/attributionPage.ts';
import { corporateGiftsPage } from '../lab/corporateGiftsPage.ts';
import { installPage } from '../lab/installPage.ts';
import type { DemoPage } from '../page.ts';
import { productPage } from '../parts/productPage.ts';
import type { CartLine } from './cartLines.ts';
import { cartPage, checkoutPage } from './pages/cartPages.ts';
import { comparePage } from './pages/comparePage.ts';
import { contactUsPage } from './pages/contactUsPage.ts';
import { homePage } from './pages/homePage.ts';
import { shopPage } from './pages/shopPages.ts';
import { quotePage } from './quote/quotePages.ts';

/** Returns the shop's pages for visitors; test pages are in the lab. */
export function sitePages(catalogue: Catalogue, cart: readonly CartLine[]): readonly DemoPage[] {
  return [
    homePage,
    shopPage,
    ...catalogue.products.map((product) => productPage({ product, summary: product.shortDescription })),
    corporateGiftsPage,
    aboutPage,
    contactUsPage,
    attributionPage,
    cartPage(cart),
    checkoutPage(cart),
    quotePage,
    comparePage,
    installPage,
  ];
}
