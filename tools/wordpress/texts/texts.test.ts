import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { mo, po } from 'gettext-parser';
import { expect, test } from 'vitest';
import { PLUGIN_FOLDER } from '../places.ts';
import { APP_CATALOGUE, appCatalogue } from './appCatalogue.ts';
import { readPluginTexts } from './readPluginTexts.ts';
import { templateOfTexts } from './templateOfTexts.ts';

const folder = resolve(PLUGIN_FOLDER, 'languages');
const arabic = po.parse(readFileSync(resolve(folder, 'hadaya-ar.po')));
/** Text and translation, without the header. */
const translations = Object.values(arabic.translations[''] ?? {}).flatMap(({ msgid, msgstr }) =>
  msgid === '' ? [] : [[msgid, msgstr[0] ?? ''] as const],
);
const texts = readPluginTexts();

test('every text of the plugin has an Arabic translation, and no translation is left over', () => {
  const translated = translations.filter(([, translation]) => translation !== '').map(([text]) => text);
  expect([...new Set(texts.map(({ text }) => text))].sort()).toEqual(translated.sort());
});

test('translations keep the places for numbers and names', () => {
  const places = (text: string) => text.match(/%\w/g) ?? [];
  for (const [text, translation] of translations) expect(places(translation), text).toEqual(places(text));
});

test('every text names the plugin’s own domain', () => {
  expect(texts.filter(({ domain }) => domain !== 'hadaya')).toEqual([]);
});

test('the catalogues for WordPress are those that the texts give', () => {
  expect(readFileSync(resolve(folder, 'hadaya-ar.mo')).equals(mo.compile(arabic))).toBe(true);
  expect(readFileSync(resolve(folder, APP_CATALOGUE), 'utf8')).toBe(appCatalogue(arabic));
});

test('the template is what the sources say, with files and notes for translators', () => {
  const template = templateOfTexts();
  expect(readFileSync(resolve(folder, 'hadaya.pot'), 'utf8')).toBe(template);
  expect(template).toContain('#. Description of the plugin\n#: hadaya.php\nmsgid "Replaces the front-end scripts');
  expect(template).toContain('#. %s: words in braces.\n#: includes/class-hadaya-form-extras.php\nmsgid "These are');
});
