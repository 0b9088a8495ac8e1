import { readTold } from './readTold.ts';

/** The contact widgets of a page and what stands behind them, as our plugin writes them into its settings. */
export function printedContact(html: string) {
  return { widgets: [], ...Object(readTold(html, 'hadaya-settings').settings?.contact) };
}
