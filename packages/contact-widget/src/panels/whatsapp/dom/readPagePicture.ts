import { isSafeImage } from '../../../widget/model/index.ts';

/** The picture of the page's subject: the product's, else the preview image it declares; empty without one. */
export function readPagePicture(document: Document): string {
  const product = document.querySelector<HTMLImageElement>('.product :is(.woocommerce-product-gallery, .images) img');
  const named = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content ?? '';
  return [product?.currentSrc || product?.src || '', named].find((one) => isSafeImage(one, document.baseURI)) ?? '';
}
