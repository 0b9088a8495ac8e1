import type { QuoteLine } from './model/quoteList.ts';

/** Events of the quote list. They bubble from the island's element; `changed` fires on the document. */
export interface QuoteEvents {
  /** A product was added to the list. */
  'hadaya:quote:added': { readonly line: QuoteLine };
  /** The list changed, in this tab or another one. */
  'hadaya:quote:changed': { readonly lines: readonly QuoteLine[] };
  /** The shop has stored the request. Holds no contact details. */
  'hadaya:quote:sent': { readonly number: string; readonly lines: readonly QuoteLine[] };
}
