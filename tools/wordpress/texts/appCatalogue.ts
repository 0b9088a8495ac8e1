import type { GetTextTranslations } from 'gettext-parser';
import { type AppName, readAppTexts } from './readPluginTexts.ts';

/** Name by which WordPress finds the Arabic texts of an app: text domain, language, handle of the script. */
export const catalogueName = (app: AppName): string => `hadaya-ar-hadaya-${app}.json`;

/** The Arabic texts of an app, as WordPress' own script reads them. */
export function appCatalogue({ headers, translations }: GetTextTranslations, app: AppName): string {
  const known = translations[''] ?? {};
  const texts = [...new Set(readAppTexts(app).map(({ text }) => text))].sort();
  const messages = {
    '': { domain: 'messages', lang: 'ar', 'plural-forms': headers['Plural-Forms'] ?? '' },
    ...Object.fromEntries(texts.map((text) => [text, known[text]?.msgstr ?? []])),
  };
  return `${JSON.stringify({ domain: 'messages', locale_data: { messages } }, null, 2)}\n`;
}
