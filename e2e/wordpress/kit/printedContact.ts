import { readTold } from './readTold.ts';

/** A page's contact widgets and related settings as printed by our plugin. */
export function printedContact(html: string) {
  return { widgets: [], ...Object(readTold(html, 'hadaya-settings').settings?.contact) };
}
