import { defaultGallery } from '../../shop/galleryOf.ts';
import { galleryImageJson } from '../../shop/json/galleryImage.ts';
import { fatalErrorAnswer, jsonAnswer } from '../answers.ts';
import { type BackendHandler, fieldOf } from '../backendCall.ts';

/**
 * Handles `get_default_gallery`: responds with the product's pictures, with `false` to a GET request or if the id is
 * missing, and with a fatal error if the id is unknown.
 */
export const getDefaultGallery: BackendHandler = (call, { catalogue, locale }) => {
  const id = fieldOf(call, 'product_id');
  if (call.method !== 'POST' || id === undefined || id === '' || id === '0') return jsonAnswer(false);
  const product = catalogue.byId(Number(id));
  if (product === undefined) return fatalErrorAnswer();
  return jsonAnswer(defaultGallery(product).map((image) => galleryImageJson(image, locale)));
};
