import { readPageData } from './readPageData.ts';

/** Reads a page's contact widgets and related settings as our plugin prints them. */
export function printedContact(html: string) {
  return { widgets: [], ...Object(readPageData(html, 'hadaya-settings').settings?.contact) };
}
