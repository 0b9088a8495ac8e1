import { readPageData } from './readPageData.ts';

export function printedContact(html: string) {
  return { widgets: [], ...Object(readPageData(html, 'hadaya-settings').settings?.contact) };
}
