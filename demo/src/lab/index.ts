import type { Catalogue } from '@hadaya/testing/shop';
import type { DemoPage } from '../page.ts';
import { productPage } from '../parts/productPage.ts';
import { aboutPage } from './aboutPage.ts';
import { attributionPage } from './attributionPage.ts';
import { bottlePage } from './bottlePage.ts';
import { burnerPage } from './burnerPage.ts';
import { contactPage } from './contactPage.ts';
import { corporateGiftsPage } from './corporateGiftsPage.ts';
import { dallahPage } from './dallahPage.ts';
import { datesBoxPage } from './datesBoxPage.ts';
import { galleryPages } from './galleryPages.ts';
import { indexPage } from './indexPage.ts';
import { installPage } from './installPage.ts';
import { keyRingPage } from './keyRingPage.ts';
import { menuPages } from './menuPages.ts';
import { mugPage } from './mugPage.ts';
import { notebookPage } from './notebookPage.ts';
import { penPage } from './penPage.ts';
import { restPage } from './restPage.ts';
import { sameProductTwicePage } from './sameProductTwicePage.ts';
import { twoProductsPage } from './twoProductsPage.ts';

/** Returns all lab pages, in the order of the index. To add a page, add it to this list. */
export function pages(): readonly DemoPage[] {
  return [
    indexPage,
    mugPage,
    notebookPage,
    burnerPage,
    dallahPage,
    datesBoxPage,
    penPage,
    keyRingPage,
    bottlePage,
    twoProductsPage,
    sameProductTwicePage,
    ...galleryPages,
    corporateGiftsPage,
    contactPage,
    ...menuPages,
    attributionPage,
    restPage,
    installPage,
    aboutPage,
  ];
}

/** Finds the page at a path; every product of the catalogue has a page, even if the index does not list it. */
export function findPage(path: string, catalogue: Catalogue): DemoPage | undefined {
  const listed = pages().find((page) => page.path === path);
  if (listed !== undefined) return listed;
  const slug = /^\/product\/([^/]+)\/$/.exec(path)?.[1];
  const product = slug === undefined ? undefined : catalogue.bySlug(slug);
  return product === undefined ? undefined : productPage({ product, summary: product.shortDescription });
}
