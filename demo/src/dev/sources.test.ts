import { existsSync, globSync } from 'node:fs';
import { resolve } from 'node:path';
import { REPOSITORY } from '@hadaya/tools/project';
import { expect, test } from 'vitest';
import { sources } from './sources.ts';

const packagesWith = (sheet: (name: string) => string) =>
  globSync('packages/*', { cwd: REPOSITORY })
    .map((path) => path.replaceAll('\\', '/').split('/')[1] ?? '')
    .filter((name) => existsSync(resolve(REPOSITORY, sheet(name))));

test('a page of the development server has the sheet of every island that has one', () => {
  const sheet = (name: string) => `packages/${name}/src/styles/${name}.css`;
  const withSheets = packagesWith(sheet);
  expect(withSheets).toContain('gallery');
  expect(withSheets.filter((name) => !sources.sheetsOf(name).includes(`/${sheet(name)}`))).toEqual([]);
});

test('and Hadaya’s own look of every island that has one', () => {
  const look = (name: string) => `packages/${name}/src/styles/look.css`;
  expect([...sources.sheetsOf('look')].sort()).toEqual(
    packagesWith(look)
      .map((name) => `/${look(name)}`)
      .sort(),
  );
});

test('a sheet that a bundle takes from another package comes from there', () => {
  const sheets = sources.sheetsOf('content');
  expect(sheets).toContain('/packages/media/src/video/video.css');
  expect(sheets.filter((path) => !existsSync(REPOSITORY + path))).toEqual([]);
});

test('an island whose sheets live in its shadow root brings none, and neither does an unknown name', () => {
  expect(sources.sheetsOf('contact-widget')).toEqual([]);
  expect(sources.sheetsOf('nobody')).toEqual([]);
});
