import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type GetTextTranslations, po } from 'gettext-parser';
import { PLUGIN_FOLDER } from '../places.ts';

/** Where the plugin keeps its texts in other languages. */
export const LANGUAGES_FOLDER = resolve(PLUGIN_FOLDER, 'languages');

/** The texts of the plugin in one language, as translators write them. */
export interface Catalogue {
  /** Name of the language as WordPress has it: `ar`, `hi_IN`. */
  readonly locale: string;
  readonly file: string;
  readonly source: string;
  readonly texts: GetTextTranslations;
  /** Forms that a word has for the kinds of numbers, by the file's own head. */
  readonly forms: number;
}

/** A catalogue of what its source says. */
export function readCatalogue(locale: string, file: string, source: string): Catalogue {
  const texts = po.parse(source);
  const forms = Number(/nplurals\s*=\s*(\d+)/.exec(texts.headers['Plural-Forms'] ?? '')?.[1]);
  if (!(forms > 0)) throw new Error(`${file}: its head lacks "Plural-Forms: nplurals=…; plural=…;"`);
  return { locale, file, source, texts, forms };
}

/** Every language of the plugin but English, one a file `languages/hadaya-<locale>.po`. */
export function readCatalogues(): readonly Catalogue[] {
  return globSync('hadaya-*.po', { cwd: LANGUAGES_FOLDER })
    .sort()
    .map((name) => {
      const file = resolve(LANGUAGES_FOLDER, name);
      return readCatalogue(name.slice('hadaya-'.length, -'.po'.length), file, readFileSync(file, 'utf8'));
    });
}
