import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../../vite/project.ts';
import { PARTS } from './readSettings.ts';
import { readArabic, STRINGS } from './texts.ts';

const read = (path: string) => readFileSync(resolve(REPOSITORY, path), 'utf8');

/** Settings groups that are a single string instead of an object: `look`, which the loader reads. */
const WITHOUT_FIELDS = ['look'];

test('the reference and the diagnostics panel have the same settings groups', () => {
  const list = /SETTINGS_KEYS = \[([^\]]+)\]/.exec(read('packages/debug/src/model/findSettingsProblems.ts'))?.[1] ?? '';
  const keys = [...list.matchAll(/'(\w+)'/g)].map(([, key = '']) => key);
  expect([...PARTS.map(({ name }) => name), ...WITHOUT_FIELDS].sort()).toEqual(keys.sort());
});

test('the reference reads every package’s settings', () => {
  const files = globSync('packages/*/src/settings.ts', { cwd: REPOSITORY }).map((path) => path.replaceAll('\\', '/'));
  const known = PARTS.flatMap(({ schemas }) => schemas.flatMap(({ file, comments }) => [file, comments]));
  expect(files.filter((path) => !known.includes(path))).toEqual([]);
});

test('every settings group has an English and an Arabic name', () => {
  const names = PARTS.map(({ name }) => name).sort();
  expect(Object.keys(STRINGS.en.parts).sort()).toEqual(names);
  expect(Object.keys(readArabic().parts).sort()).toEqual(names);
});
