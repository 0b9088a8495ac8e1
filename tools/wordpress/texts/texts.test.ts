import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { mo } from 'gettext-parser';
import { describe, expect, test } from 'vitest';
import { hasWordPress } from '../fetchWordPress.ts';
import { findPhp } from '../findPhp.ts';
import { APP_NAMES, appCatalogue, catalogueName } from './appCatalogue.ts';
import { type Catalogue, LANGUAGES_FOLDER, readCatalogue, readCatalogues } from './catalogues.ts';
import { withFrontTexts } from './frontTexts.ts';
import { OPTIMISER_NAMES } from './optimiserNames.ts';
import { makeTemplate, readTemplate, TEMPLATE_FILE } from './template.ts';

const catalogues = readCatalogues();
/** Returns the strings with their translations, without the header. */
const entriesOf = ({ texts: { translations } }: Catalogue) =>
  Object.values(translations[''] ?? {}).filter(({ msgid }) => msgid !== '');
/**
 * Indices of the plural forms for exactly one number, whose texts may spell out the number instead of using its
 * placeholder. Arabic has forms for zero, one, two, a few, many and other numbers.
 */
const WORDS_FOR_ONE_NUMBER: Readonly<Record<string, readonly number[]>> = { ar: [1, 2] };
const texts = readTemplate();

test('the plugin and the diagnostics panel use the same names for optimisers', () => {
  expect(readFileSync(OPTIMISER_NAMES.written, 'utf8')).toBe(readFileSync(OPTIMISER_NAMES.source, 'utf8'));
});

test('the plugin contains an Arabic translation', () => {
  expect(catalogues.map(({ locale }) => locale)).toContain('ar');
});

describe.each(catalogues.map((catalogue) => [catalogue.locale, catalogue] as const))(
  'the locale %s',
  (locale, catalogue) => {
    const entries = entriesOf(catalogue);

    test('every string has a translation, and vice versa', () => {
      const translated = entries.filter(({ msgstr }) => (msgstr[0] ?? '') !== '').map(({ msgid }) => msgid);
      expect(texts.map(({ msgid }) => msgid).sort()).toEqual(translated.sort());
    });

    test('translations keep their placeholders, except for a number that a plural form spells out', () => {
      const placeholdersOf = (text: string) => text.match(/%(\d\$)?\w/g)?.sort() ?? [];
      for (const { msgid, msgid_plural, msgstr } of entries) {
        for (const [form, translation] of msgstr.entries()) {
          const isWord = msgid_plural !== undefined && WORDS_FOR_ONE_NUMBER[locale]?.includes(form);
          const asked = isWord
            ? placeholdersOf(msgid).filter((placeholder) => placeholder.startsWith('%2'))
            : placeholdersOf(msgid);
          expect(
            isWord
              ? placeholdersOf(translation).filter((placeholder) => placeholder.startsWith('%2'))
              : placeholdersOf(translation),
            msgid,
          ).toEqual(asked);
        }
      }
    });

    test('a plural string has all plural forms of the language', () => {
      const plurals = new Map(
        texts.flatMap(({ msgid, msgid_plural }) => (msgid_plural ? [[msgid, msgid_plural]] : [])),
      );
      expect(plurals.size).toBeGreaterThan(0);
      for (const { msgid, msgid_plural, msgstr } of entries) {
        expect(msgid_plural, msgid).toBe(plurals.get(msgid));
        expect(
          msgstr.filter((form) => form !== ''),
          msgid,
        ).toHaveLength(plurals.has(msgid) ? catalogue.forms : 1);
      }
    });

    test('the compiled catalogues match the translations', () => {
      expect(readFileSync(catalogue.file.replace(/po$/, 'mo')).equals(mo.compile(catalogue.texts))).toBe(true);
      for (const app of APP_NAMES) {
        const name = catalogueName(locale, app);
        expect(readFileSync(resolve(LANGUAGES_FOLDER, name), 'utf8'), name).toBe(appCatalogue(catalogue, app));
      }
    });
  },
);

test('rejects a catalogue without plural forms and names the missing line', () => {
  const source = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n';
  expect(() => readCatalogue('hi_IN', 'hadaya-hi_IN.po', source)).toThrow(
    /hadaya-hi_IN\.po: its header lacks "Plural-Forms/,
  );
});

test('the catalogue contains the reference’s Arabic texts for front-end settings', () => {
  const source = readFileSync(resolve(LANGUAGES_FOLDER, 'hadaya-ar.po'), 'utf8');
  expect(source).toBe(withFrontTexts(source));
});

const php = findPhp();

test('the translation template matches the sources and includes file names and translator comments', ({ skip }) => {
  if ('missing' in php) return skip(php.missing);
  if (!hasWordPress()) return skip('WordPress is not in the cache: npx -y pnpm@12 wp:fetch');
  const template = makeTemplate(php);
  expect(readFileSync(TEMPLATE_FILE, 'utf8')).toBe(template);
  expect(makeTemplate(php, '--ignore-domain')).toBe(template);
  expect(template).toContain('#: hadaya.php\n#. Description of the plugin\nmsgid "Replaces the front-end scripts');
  expect(template).toContain(
    '#: src/Settings/Schema/Schema.php\n#. translators: %s: placeholders.\n#, php-format\nmsgid "Available placeholders',
  );
}, 120_000);
