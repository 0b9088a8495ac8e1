import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type GetTextTranslations, po } from 'gettext-parser';
import { PLUGIN_FOLDER } from '../paths.ts';

export const LANGUAGES_FOLDER = resolve(PLUGIN_FOLDER, 'languages');

export interface Catalogue {
  /** WordPress's locale, such as `ar` or `hi_IN`. */
  readonly locale: string;
  readonly file: string;
  readonly source: string;
  readonly texts: GetTextTranslations;
  /** Number of plural forms, from the file's header. */
  readonly forms: number;
}

export function readCatalogue(locale: string, file: string, source: string): Catalogue {
  const texts = po.parse(source);
  const forms = Number(/nplurals\s*=\s*(\d+)/.exec(texts.headers['Plural-Forms'] ?? '')?.[1]);
  if (!(forms > 0)) throw new Error(`${file}: its header lacks "Plural-Forms: nplurals=…; plural=…;"`);
  return { locale, file, source, texts, forms };
}

/**
 * Returns the catalogues for all of the plugin's languages except English, each read from
 * `languages/hadaya-<locale>.po`.
 */
export function readCatalogues(): readonly Catalogue[] {
  return globSync('hadaya-*.po', { cwd: LANGUAGES_FOLDER })
    .sort()
    .map((name) => {
      const file = resolve(LANGUAGES_FOLDER, name);
      return readCatalogue(name.slice('hadaya-'.length, -'.po'.length), file, readFileSync(file, 'utf8'));
    });
}
