import type { GetTextTranslations } from 'gettext-parser';
import { readAppTexts } from './readPluginTexts.ts';

/** Name by which WordPress finds the Arabic texts of the settings app: text domain, language, handle of the script. */
export const APP_CATALOGUE = 'hadaya-ar-hadaya-admin.json';

/** The Arabic texts of the settings app, as WordPress' own script reads them. */
export function appCatalogue({ headers, translations }: GetTextTranslations): string {
  const known = translations[''] ?? {};
  const texts = [...new Set(readAppTexts().map(({ text }) => text))].sort();
  const messages = {
    '': { domain: 'messages', lang: 'ar', 'plural-forms': headers['Plural-Forms'] ?? '' },
    ...Object.fromEntries(texts.map((text) => [text, known[text]?.msgstr ?? []])),
  };
  return `${JSON.stringify({ domain: 'messages', locale_data: { messages } }, null, 2)}\n`;
}
