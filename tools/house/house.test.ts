import { expect, test } from 'vitest';
import { findCrowdedFolders } from './crowdedFolders.ts';
import { readExportedNames } from './exportedNames.ts';
import { findDoubleNames } from './nameFindings.ts';
import { isCrumb, readProductFiles } from './productFiles.ts';

const file = (path: string, text = '') => ({ path, text });

test.each([
  ['export function a() {}', 'a function'],
  ['export async function a() {}', 'a function'],
  ['export const a = (b: string) => b;', 'a function'],
  ['export const a = <T>(b: T): T => b;', 'a function'],
  ['export const a = (\n  b: string,\n) => b;', 'a function'],
  ['export class a {}', 'a function'],
  ["export const a = ['x', (b) => b];", 'a value'],
  ['export const a = 3;', 'a value'],
  ['export interface a {}', 'a type'],
  ['const b = 1;\nexport { b as a };', 'a value'],
  ["export { a } from './a.ts';", ''],
  ['// export function a() {}', ''],
])('reads what %j declares', (text, expected) => {
  expect(
    readExportedNames(text)
      .map(({ name, kind }) => `${name} ${kind}`)
      .join(),
  ).toBe(expected);
});

test('importers are found behind relative paths and behind the doors of a package', () => {
  const files = [
    file('packages/core/package.json', '{"exports":{".":"./src/index.ts","./http":"./src/http/index.ts"}}'),
    file('packages/core/src/http/index.ts', "export { ask } from './ask.ts';"),
    file('packages/core/src/http/ask.ts', 'export function ask() {}'),
    file('packages/core/src/http/ask.test.ts', "import { ask } from './ask.ts';"),
    file('packages/menu/src/a.ts', "const http = import('@hadaya/core/http');"),
  ];
  const product = readProductFiles(files);
  expect(product.map(({ path, importers }) => [path, importers])).toEqual([
    ['packages/core/src/http/index.ts', ['packages/menu/src/a.ts']],
    ['packages/core/src/http/ask.ts', ['packages/core/src/http/index.ts']],
    ['packages/menu/src/a.ts', []],
  ]);
  expect(product.filter(isCrumb)).toHaveLength(2);
});

test('a function that two packages declare is found once, a type and a value that is passed on are not', () => {
  const product = readProductFiles([
    file('packages/menu/src/a.ts', 'export function tell() {}\nexport interface Place {}'),
    file('packages/core/src/a.ts', 'export const tell = () => 1;\nexport interface Place {}'),
    file('packages/core/src/index.ts', "export { tell } from './a.ts';"),
  ]);
  expect(findDoubleNames(product)).toEqual([
    { message: 'tell', paths: ['packages/menu/src/a.ts', 'packages/core/src/a.ts'] },
  ]);
});

test('a folder is crowded from the thirteenth entry on, without its tests', () => {
  const entries = (count: number) =>
    Array.from({ length: count }, (_, index) => file(`packages/menu/src/f${index}.ts`));
  const tests = entries(5).map(({ path }) => file(path.replace('.ts', '.test.ts')));
  expect(findCrowdedFolders([...entries(12), ...tests])).toEqual([]);
  expect(findCrowdedFolders(entries(13))).toEqual([{ folder: 'packages/menu/src', entries: 13 }]);
});
