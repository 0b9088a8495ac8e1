import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { PLUGIN_FOLDER } from '../places.ts';
import { readPluginTexts } from './readPluginTexts.ts';
import { readPo } from './readPo.ts';
import { writeMo } from './writeMo.ts';

const folder = resolve(PLUGIN_FOLDER, 'languages');
const arabic = readPo(readFileSync(resolve(folder, 'hadaya-ar.po'), 'utf8'));
const texts = readPluginTexts();

test('every text of the plugin has an Arabic translation, and no translation is left over', () => {
  const translated = arabic
    .filter(({ text, translation }) => text !== '' && translation !== '')
    .map(({ text }) => text);
  expect([...new Set(texts.map(({ text }) => text))].sort()).toEqual(translated.sort());
});

test('translations keep the places for numbers and names', () => {
  const places = (text: string) => text.match(/%\w/g) ?? [];
  for (const { text, translation } of arabic.slice(1)) expect(places(translation), text).toEqual(places(text));
});

test('every text names the plugin’s own domain', () => {
  expect(texts.filter(({ domain }) => domain !== 'hadaya')).toEqual([]);
});

test('the binary catalogue is the one that the texts give', () => {
  expect(readFileSync(resolve(folder, 'hadaya-ar.mo')).equals(writeMo(arabic))).toBe(true);
});
