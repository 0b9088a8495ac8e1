import type { Catalogue } from './catalogues.ts';
import { type AppName, readAppTexts } from './readPluginTexts.ts';

/** Name by which WordPress finds the texts of an app: text domain, language, handle of the script. */
export const catalogueName = (locale: string, app: AppName): string => `hadaya-${locale}-hadaya-${app}.json`;

/** The texts of an app in a language, as WordPress' own script reads them. */
export function appCatalogue({ locale, texts: { headers, translations } }: Catalogue, app: AppName): string {
  const known = translations[''] ?? {};
  const texts = [...new Set(readAppTexts(app).map(({ text }) => text))].sort();
  const messages = {
    '': { domain: 'messages', lang: locale, 'plural-forms': headers['Plural-Forms'] ?? '' },
    ...Object.fromEntries(texts.map((text) => [text, known[text]?.msgstr ?? []])),
  };
  return `${JSON.stringify({ domain: 'messages', locale_data: { messages } }, null, 2)}\n`;
}
