import { isSafeImage } from '../../../widget/model/index.ts';

/** The picture of what the page is about: the product's, else the one that it names for previews; empty without one. */
export function readPagePicture(document: Document): string {
  const product = document.querySelector<HTMLImageElement>('.product :is(.woocommerce-product-gallery, .images) img');
  const named = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content ?? '';
  return [product?.currentSrc || product?.src || '', named].find((one) => isSafeImage(one, document.baseURI)) ?? '';
}
