import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { detections } from './detections.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../..');

/**
 * The swatches for WooCommerce's block form are a separate file, but owners see them as one feature with the swatches.
 */
const BLOCK_SWATCHES = 'block-swatches';

/** Islands that are not visible at first, so the server leaves their files to the loader. */
const LATE = ['contact-widget'];

const islands = detections.map(({ name }) => name).filter((name) => name !== BLOCK_SWATCHES);

const source = (file: string) => readFileSync(resolve(REPOSITORY, 'wordpress/hadaya/src', file), 'utf8');

/** Reads the keys of a PHP table such as `const TABLE = array( 'gallery' => …`. */
function namesIn(file: string, start: string, tabs: string): readonly string[] {
  const table =
    source(file)
      .split(start)[1]
      ?.split(`\n${tabs.slice(1)});`)[0] ?? '';
  return [...table.matchAll(new RegExp(`^${tabs}'([\\w-]+)'\\s+=>`, 'gm'))].map(([, name = '']) => name);
}

test.each([
  ['Assets/Islands.php', 'the handles of the replaced files', 'const TABLE = array(', '\t\t'],
  ['Assets/PartsSchema.php', 'the words for owners', '$labels = array(', '\t\t\t'],
  ['Swap/ActivePlugins.php', 'the folders of the replaced plugins', 'const FOLDERS = array(', '\t\t'],
])('%s has %s for every island of the loader', (file, _what, start, tabs) => {
  expect([...namesIn(file, start, tabs)].sort()).toEqual([...islands].sort());
});

test('the fallback runner lists every island', () => {
  const names = source('WayBack/runner.js').match(/NAMES = \[([^\]]+)\]/)?.[1] ?? '';
  expect([...names.matchAll(/'([\w-]+)'/g)].map(([, name]) => name).sort()).toEqual([...islands].sort());
});

test('the server preloads every island’s files, except those of late islands', () => {
  const names = source('Assets/ResourceHints.php').match(/const ORDER = array\( ([^)]+) \);/)?.[1] ?? '';
  const early = names.split(', ').map((name) => (name === 'self::BLOCK_SWATCHES' ? BLOCK_SWATCHES : name.slice(1, -1)));
  expect([...early, ...LATE].sort()).toEqual([...islands, BLOCK_SWATCHES].sort());
});

test('the look’s style sheet imports the look of every island that has one', () => {
  const look = readFileSync(resolve(REPOSITORY, 'packages/loader/src/look.ts'), 'utf8');
  const sheets = islands.filter((name) => existsSync(resolve(REPOSITORY, 'packages', name, 'src/styles/look.css')));
  expect([...look.matchAll(/'@hadaya\/([\w-]+)\/look\.css'/g)].map(([, name]) => name).sort()).toEqual(sheets.sort());
});
