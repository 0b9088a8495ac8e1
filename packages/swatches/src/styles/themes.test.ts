import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { THEMES } from '../detect.ts';

const read = (path: string) => readFileSync(resolve(import.meta.dirname, '../../../..', path), 'utf8');

/** Names of themes in a text, each once. */
const namesIn = (text: string, name: RegExp) => [...new Set(text.match(name))].sort();

test('loader and WordPress plugin keep every theme of themes.css away from the sheet without it', () => {
  const names = namesIn(read('packages/swatches/src/styles/themes.css'), /(?<=-theme-)[\w-]+/g);
  expect(names).toContain('woodmart');
  expect(namesIn(THEMES.source, /[\w-]+(?=[|)])/g)).toEqual(names);
  const [, inPhp = ''] =
    /THEMES = '\/([^/]+)\/i'/.exec(read('wordpress/hadaya/includes/class-hadaya-sheets.php')) ?? [];
  expect(inPhp.split('|').sort()).toEqual(names);
  expect(THEMES.test('single-product wvs-theme-woodmart-child')).toBe(true);
  expect(THEMES.test('single-product wvs-theme-storefront')).toBe(false);
});

test('the sheet of gallery and swatches holds all that both have, but for the themes', () => {
  const imports = (path: string) => read(path).match(/(?<=@import ").+(?=")/g) ?? [];
  const joint = imports('tools/islandBundle/productPage.css').map((path) => path.replace(/.*\//, ''));
  const own = imports('packages/swatches/src/styles/swatches.css').map((path) => path.replace('./', ''));
  expect(joint).toEqual(['gallery.css', ...own.filter((name) => name !== 'themes.css')]);
});
