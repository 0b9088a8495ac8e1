import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { SETTINGS_KEYS } from './model/settingsProblems.ts';

/** Parts that islands read under their own name, since they give no other, and the loader's own. */
const BY_NAME = ['attribution', 'gallery', 'swatches', 'menu', 'look'];

test('the known parts of the settings are those that the packages read', () => {
  const repository = resolve(import.meta.dirname, '../../..');
  const read = globSync('packages/*/src/**/*.ts', { cwd: repository })
    .filter((path) => !path.endsWith('.test.ts') && !path.startsWith('packages/media'))
    .flatMap((path) => [...readFileSync(resolve(repository, path), 'utf8').matchAll(/\bkey: '(\w+)'/g)])
    .map(([, key = '']) => key);
  expect(new Set([...read, ...BY_NAME])).toEqual(new Set(SETTINGS_KEYS));
});
