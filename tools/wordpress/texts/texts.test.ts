import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { mo, po } from 'gettext-parser';
import { expect, test } from 'vitest';
import { PLUGIN_FOLDER } from '../places.ts';
import { appCatalogue, catalogueName } from './appCatalogue.ts';
import { withFrontTexts } from './frontTexts.ts';
import { OPTIMISER_NAMES } from './optimiserNames.ts';
import { APP_NAMES, readPluginTexts } from './readPluginTexts.ts';
import { templateOfTexts } from './templateOfTexts.ts';

const folder = resolve(PLUGIN_FOLDER, 'languages');
const arabic = po.parse(readFileSync(resolve(folder, 'hadaya-ar.po')));
/** Text and translation, without the header. */
const entries = Object.values(arabic.translations[''] ?? {}).filter(({ msgid }) => msgid !== '');
const translations = entries.map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? ''] as const);
/** Arabic has words of its own for none, one, two, a few, many and any other number. */
const ARABIC_FORMS = 6;
const texts = readPluginTexts();

test('the plugin and the panel know optimisers by the same names', () => {
  expect(readFileSync(OPTIMISER_NAMES.written, 'utf8')).toBe(readFileSync(OPTIMISER_NAMES.source, 'utf8'));
});

test('every text of the plugin has an Arabic translation, and no translation is left over', () => {
  const translated = translations.filter(([, translation]) => translation !== '').map(([text]) => text);
  expect([...new Set(texts.map(({ text }) => text))].sort()).toEqual(translated.sort());
});

test('translations keep the places for numbers and names; words for one and two may say the number themselves', () => {
  const places = (text: string) => text.match(/%(\d\$)?\w/g)?.sort() ?? [];
  for (const { msgid, msgid_plural, msgstr } of entries) {
    for (const [form, translation] of msgstr.entries()) {
      const isWord = msgid_plural !== undefined && (form === 1 || form === 2);
      const asked = isWord ? places(msgid).filter((place) => place.startsWith('%2')) : places(msgid);
      expect(
        isWord ? places(translation).filter((place) => place.startsWith('%2')) : places(translation),
        msgid,
      ).toEqual(asked);
    }
  }
});

test('a text that speaks of a number has all forms of the language', () => {
  const plurals = new Map(texts.flatMap(({ text, plural }) => (plural === undefined ? [] : [[text, plural]])));
  expect(plurals.size).toBeGreaterThan(0);
  for (const { msgid, msgid_plural, msgstr } of entries) {
    expect(msgid_plural, msgid).toBe(plurals.get(msgid));
    expect(
      msgstr.filter((form) => form !== ''),
      msgid,
    ).toHaveLength(plurals.has(msgid) ? ARABIC_FORMS : 1);
  }
});

test('every text names the plugin’s own domain', () => {
  expect(texts.filter(({ domain }) => domain !== 'hadaya')).toEqual([]);
});

test('what settings of the front end mean is said in the reference’s own Arabic', () => {
  const source = readFileSync(resolve(folder, 'hadaya-ar.po'), 'utf8');
  expect(source).toBe(withFrontTexts(source));
});

test('the catalogues for WordPress are those that the texts give', () => {
  expect(readFileSync(resolve(folder, 'hadaya-ar.mo')).equals(mo.compile(arabic))).toBe(true);
  for (const app of APP_NAMES) {
    expect(readFileSync(resolve(folder, catalogueName(app)), 'utf8'), app).toBe(appCatalogue(arabic, app));
  }
});

test('the template is what the sources say, with files and notes for translators', () => {
  const template = templateOfTexts();
  expect(readFileSync(resolve(folder, 'hadaya.pot'), 'utf8')).toBe(template);
  expect(template).toContain('#. Description of the plugin\n#: hadaya.php\nmsgid "Replaces the front-end scripts');
  expect(template).toContain('#. %s: words in braces.\n#: src/Settings/Schema/FormExtras.php\nmsgid "These are');
});
