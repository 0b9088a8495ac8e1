import { isSafeImage } from '../../../widget/model/index.ts';

/**
 * Returns the picture of the page's subject: the product's, otherwise the preview image that the page declares; empty
 * if there is none.
 */
export function readPagePicture(document: Document): string {
  const product = document.querySelector<HTMLImageElement>('.product :is(.woocommerce-product-gallery, .images) img');
  const named = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content ?? '';
  return [product?.currentSrc || product?.src || '', named].find((one) => isSafeImage(one, document.baseURI)) ?? '';
}
