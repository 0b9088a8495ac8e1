import type { Catalogue } from './catalogues.ts';
import { readTemplate } from './template.ts';

/** The apps, by the ends of the handles of their scripts. All but the first stand in a folder of their name. */
export const APP_NAMES = ['admin', 'inbox', 'block', 'area'] as const;

/** One of the apps. */
type AppName = (typeof APP_NAMES)[number];

/** Name by which WordPress finds the texts of an app: text domain, language, handle of the script. */
export const catalogueName = (locale: string, app: AppName): string => `hadaya-${locale}-hadaya-${app}.json`;

/** The app that a source belongs to. */
function appOf(file: string): AppName | undefined {
  const [, folder] = /^\.\.\/admin\/src\/(?:([^/]+)\/)?/.exec(file) ?? [];
  return file.startsWith('../admin/') ? (APP_NAMES.find((name) => name === folder) ?? 'admin') : undefined;
}

/** The texts of an app in a language, as WordPress' own script reads them. */
export function appCatalogue({ locale, texts: { headers, translations } }: Catalogue, app: AppName): string {
  const known = translations[''] ?? {};
  const own = readTemplate().filter(({ comments }) =>
    comments?.reference?.split('\n').some((file) => appOf(file) === app),
  );
  const texts = own.map(({ msgid }) => msgid).sort();
  const messages = {
    '': { domain: 'messages', lang: locale, 'plural-forms': headers['Plural-Forms'] ?? '' },
    ...Object.fromEntries(texts.map((text) => [text, known[text]?.msgstr ?? []])),
  };
  return `${JSON.stringify({ domain: 'messages', locale_data: { messages } }, null, 2)}\n`;
}
