import { variationObject } from '../../shop/json/variationObject.ts';
import { matchVariation } from '../../shop/matchVariation.ts';
import { jsonAnswer, textAnswer } from '../answers.ts';
import { type BackendHandler, fieldOf } from '../backendCall.ts';

/**
 * Handles `get_variation`: responds with the matching variation, or with `false` if there is none. The body is empty if
 * the product is missing or unknown, or if the request is a GET or JSON request.
 */
export const getVariation: BackendHandler = (call, { catalogue, locale }) => {
  const product = catalogue.byId(Number(fieldOf(call, 'product_id')));
  if (call.method !== 'POST' || !call.isForm || product?.kind !== 'variable') return textAnswer('');
  const variation = matchVariation(product, Object.fromEntries(call.fields));
  return jsonAnswer(variation === undefined ? false : variationObject(product, variation, locale));
};
