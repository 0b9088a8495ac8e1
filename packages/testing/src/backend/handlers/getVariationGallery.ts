import { variationGallery } from '../../shop/galleryOf.ts';
import { galleryImageJson } from '../../shop/json/galleryImage.ts';
import { fatalErrorAnswer, jsonAnswer } from '../answers.ts';
import { type BackendHandler, fieldOf } from '../backendCall.ts';

/**
 * Handles `get_variation_gallery`: responds with the pictures of all variations in one flat list, repeats included.
 * Responds with `false` to a GET request or if the id is missing, and with a fatal error if the product is unknown or
 * has no variations.
 */
export const getVariationGallery: BackendHandler = (call, { catalogue, locale }) => {
  const id = fieldOf(call, 'product_id');
  if (call.method !== 'POST' || id === undefined || id === '' || id === '0') return jsonAnswer(false);
  const product = catalogue.byId(Number(id));
  if (product?.kind !== 'variable') return fatalErrorAnswer();
  const images = product.variations.flatMap((variation) => variationGallery(product, variation));
  return jsonAnswer(images.map((image) => galleryImageJson(image, locale)));
};
