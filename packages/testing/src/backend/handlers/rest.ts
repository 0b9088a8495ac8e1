import type { HandlerMap } from '../backendCall.ts';
import { quoteRequest, quoteTicket } from './quotes.ts';
import { storeProduct, storeProducts } from './storeProducts.ts';

/** Handlers for `/wp-json`, keyed by path; `{id}` matches digits. Add a line for each further route. */
export const restHandlers: HandlerMap = {
  '/hadaya/v1/quotes': quoteRequest,
  '/hadaya/v1/quotes/ticket': quoteTicket,
  '/wc/store/v1/products': storeProducts,
  '/wc/store/v1/products/{id}': storeProduct,
};
