import type { Catalogue } from './catalogues.ts';
import { readTemplate } from './template.ts';

/**
 * Names of the apps, which are also the suffixes of their script handles. Each app except the first has a folder with
 * its name.
 */
export const APP_NAMES = ['admin', 'inbox', 'block', 'area'] as const;

type AppName = (typeof APP_NAMES)[number];

/**
 * Returns the file name under which WordPress finds an app's translations; the name consists of text domain, language
 * and script handle.
 */
export const catalogueName = (locale: string, app: AppName): string => `hadaya-${locale}-hadaya-${app}.json`;

function appOf(file: string): AppName | undefined {
  const [, folder] = /^\.\.\/admin\/src\/(?:([^/]+)\/)?/.exec(file) ?? [];
  return file.startsWith('../admin/') ? (APP_NAMES.find((name) => name === folder) ?? 'admin') : undefined;
}

/** Returns an app's translations in the JSON format that WordPress's `wp-i18n` script reads. */
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
