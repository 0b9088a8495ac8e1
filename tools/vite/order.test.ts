import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { areaOf } from '../test/reach.ts';
import { BUILD_ORDER } from './order.ts';
import { REPOSITORY } from './project.ts';

/**
 * Packages that are not in the build order: the tag builder, which the demo and the documentation build themselves and
 * no shop receives.
 */
const APART = ['installer'];

const packagesWith = (file: string) =>
  globSync(`packages/*/src/${file}`, { cwd: REPOSITORY }).map((path) => path.replaceAll('\\', '/').split('/')[1] ?? '');

test('the build order includes every package with a bundle, except the installer', () => {
  const built = BUILD_ORDER.map(([folder]) => folder);
  expect(packagesWith('bundle.ts').filter((name) => !built.includes(name) && !APART.includes(name))).toEqual([]);
});

test('every island is mapped to a folder of browser tests', () => {
  expect(packagesWith('detect.ts').filter((name) => areaOf(name) === undefined)).toEqual([]);
});
