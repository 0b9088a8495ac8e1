import { textAnswer } from '../answers.ts';
import type { HandlerMap } from '../backendCall.ts';
import { getDefaultGallery } from './getDefaultGallery.ts';
import { getVariation } from './getVariation.ts';
import { getVariationGallery } from './getVariationGallery.ts';

/** Handlers for `/?wc-ajax={endpoint}`, keyed by endpoint. Add a line for each further endpoint. */
export const wcAjaxHandlers: HandlerMap = {
  get_variation: getVariation,
  get_default_gallery: getDefaultGallery,
  get_variation_gallery: getVariationGallery,
  woo_get_all_variations: () => textAnswer('-1', { status: 403 }),
};
