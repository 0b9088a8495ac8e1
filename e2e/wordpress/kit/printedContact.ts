import { readPageData } from './readPageData.ts';

/** A page's contact widgets and related settings as printed by our plugin. */
export function printedContact(html: string) {
  return { widgets: [], ...Object(readPageData(html, 'hadaya-settings').settings?.contact) };
}
