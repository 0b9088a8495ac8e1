import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { MATRIX, OUTSIDE_CORE } from '@hadaya/e2e/matrix';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../vite/project.ts';

const E2E = resolve(REPOSITORY, 'e2e');

test('every file listed for the full run exists and is listed only once', () => {
  const named = Object.values(MATRIX).flat();
  expect(named.filter((name) => globSync(`${name}.spec.ts`, { cwd: E2E }).length === 0)).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});

test('the core run excludes only the full run’s files and tags', () => {
  const outside = new RegExp(OUTSIDE_CORE);
  expect(outside.test('visual/pages.spec.ts home, ltr')).toBe(true);
  expect(outside.test('swatches/choosing.spec.ts a ring @all')).toBe(true);
  expect(outside.test('swatches/choosing.spec.ts a ring')).toBe(false);
  expect(outside.test('contact/list.spec.ts opens as visual/pages does')).toBe(false);
});
