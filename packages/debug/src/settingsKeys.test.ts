import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ATTRIBUTION_FIELDS, SETTINGS_KEYS } from './model/findSettingsProblems.ts';

/** Features whose settings key is their own name, and `look`, the loader's setting. */
const BY_NAME = ['attribution', 'gallery', 'swatches', 'menu', 'quote', 'look'];

const repository = resolve(import.meta.dirname, '../../..');

test('attribution declares exactly the settings it reads', () => {
  const source = readFileSync(resolve(repository, 'packages/attribution/src/settings.ts'), 'utf8');
  const read = [...source.matchAll(/^ {2}readonly (\w+):/gm)].map(([, name]) => name);
  expect(Object.keys(ATTRIBUTION_FIELDS)).toEqual(read);
});

test('SETTINGS_KEYS lists exactly the settings groups that packages read', () => {
  const read = globSync('packages/*/src/**/*.ts', { cwd: repository })
    .filter((path) => !/\.test\.ts$|\/testing\/|^packages\/media/.test(path))
    .flatMap((path) => [...readFileSync(resolve(repository, path), 'utf8').matchAll(/\bkey: '(\w+)'/g)])
    .map(([, key = '']) => key);
  expect(new Set([...read, ...BY_NAME])).toEqual(new Set(SETTINGS_KEYS));
});
