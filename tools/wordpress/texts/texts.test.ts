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
/** Texts with their translations, without the header. */
const entriesOf = ({ texts: { translations } }: Catalogue) =>
  Object.values(translations[''] ?? {}).filter(({ msgid }) => msgid !== '');
/** Forms that speak of one number alone and may say it in words. Arabic has words of its own for none, one, two, a few, many and any other number. */
const WORDS_FOR_ONE_NUMBER: Readonly<Record<string, readonly number[]>> = { ar: [1, 2] };
const texts = readTemplate();

test('the plugin and the panel know optimisers by the same names', () => {
  expect(readFileSync(OPTIMISER_NAMES.written, 'utf8')).toBe(readFileSync(OPTIMISER_NAMES.source, 'utf8'));
});

test('Arabic is among the languages of the plugin', () => {
  expect(catalogues.map(({ locale }) => locale)).toContain('ar');
});

describe.each(catalogues.map((catalogue) => [catalogue.locale, catalogue] as const))('in %s', (locale, catalogue) => {
  const entries = entriesOf(catalogue);

  test('every text of the plugin has a translation, and no translation is left over', () => {
    const translated = entries.filter(({ msgstr }) => (msgstr[0] ?? '') !== '').map(({ msgid }) => msgid);
    expect(texts.map(({ msgid }) => msgid).sort()).toEqual(translated.sort());
  });

  test('translations keep the places for numbers and names; words for one number may say it themselves', () => {
    const places = (text: string) => text.match(/%(\d\$)?\w/g)?.sort() ?? [];
    for (const { msgid, msgid_plural, msgstr } of entries) {
      for (const [form, translation] of msgstr.entries()) {
        const isWord = msgid_plural !== undefined && WORDS_FOR_ONE_NUMBER[locale]?.includes(form);
        const asked = isWord ? places(msgid).filter((place) => place.startsWith('%2')) : places(msgid);
        expect(
          isWord ? places(translation).filter((place) => place.startsWith('%2')) : places(translation),
          msgid,
        ).toEqual(asked);
      }
    }
  });

  test('a text that speaks of a number has all forms of the language', () => {
    const plurals = new Map(texts.flatMap(({ msgid, msgid_plural }) => (msgid_plural ? [[msgid, msgid_plural]] : [])));
    expect(plurals.size).toBeGreaterThan(0);
    for (const { msgid, msgid_plural, msgstr } of entries) {
      expect(msgid_plural, msgid).toBe(plurals.get(msgid));
      expect(
        msgstr.filter((form) => form !== ''),
        msgid,
      ).toHaveLength(plurals.has(msgid) ? catalogue.forms : 1);
    }
  });

  test('the catalogues for WordPress are those that the texts give', () => {
    expect(readFileSync(catalogue.file.replace(/po$/, 'mo')).equals(mo.compile(catalogue.texts))).toBe(true);
    for (const app of APP_NAMES) {
      const name = catalogueName(locale, app);
      expect(readFileSync(resolve(LANGUAGES_FOLDER, name), 'utf8'), name).toBe(appCatalogue(catalogue, app));
    }
  });
});

test('a catalogue without the forms of its language is refused with the line that it lacks', () => {
  const source = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n';
  expect(() => readCatalogue('hi_IN', 'hadaya-hi_IN.po', source)).toThrow(
    /hadaya-hi_IN\.po: its head lacks "Plural-Forms/,
  );
});

test('what settings of the front end mean is said in the reference’s own Arabic', () => {
  const source = readFileSync(resolve(LANGUAGES_FOLDER, 'hadaya-ar.po'), 'utf8');
  expect(source).toBe(withFrontTexts(source));
});

const php = findPhp();

test('the template is what the sources say, all of it in the plugin’s own domain, with files and notes for translators', ({
  skip,
}) => {
  if ('missing' in php) return skip(php.missing);
  if (!hasWordPress()) return skip('WordPress is not in the cache: npx -y pnpm@12 wp:fetch');
  const template = makeTemplate(php);
  expect(readFileSync(TEMPLATE_FILE, 'utf8')).toBe(template);
  expect(makeTemplate(php, '--ignore-domain')).toBe(template);
  expect(template).toContain('#: hadaya.php\n#. Description of the plugin\nmsgid "Replaces the front-end scripts');
  expect(template).toContain(
    '#: src/Settings/Schema/Schema.php\n#. translators: %s: words in braces.\n#, php-format\nmsgid "Available placeholders',
  );
}, 120_000);
