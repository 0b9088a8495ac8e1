import type { QuoteLine } from './model/quoteList.ts';

/**
 * Events that the quote list fires. They bubble from the island's element, except `changed`, which fires on the
 * document.
 */
export interface QuoteEvents {
  /** Fires when a product has been added to the list. */
  'hadaya:quote:added': { readonly line: QuoteLine };
  /** Fires when the list has changed, in this tab or another. */
  'hadaya:quote:changed': { readonly lines: readonly QuoteLine[] };
  /** Fires when the shop has stored the request. The detail contains no contact data. */
  'hadaya:quote:sent': { readonly number: string; readonly lines: readonly QuoteLine[] };
}
