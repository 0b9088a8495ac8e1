import { existsSync, globSync } from 'node:fs';
import { resolve } from 'node:path';
import { REPOSITORY } from '@hadaya/tools/project';
import { expect, test } from 'vitest';
import { sources } from './sources.ts';

const packagesWith = (sheet: (name: string) => string) =>
  globSync('packages/*', { cwd: REPOSITORY })
    .map((path) => path.replaceAll('\\', '/').split('/')[1] ?? '')
    .filter((name) => existsSync(resolve(REPOSITORY, sheet(name))));

test('a page of the development server links every island’s style sheet', () => {
  const sheet = (name: string) => `packages/${name}/src/styles/${name}.css`;
  const withSheets = packagesWith(sheet);
  expect(withSheets).toContain('gallery');
  expect(withSheets.filter((name) => !sources.sheetsOf(name).includes(`/${sheet(name)}`))).toEqual([]);
});

test('the Hadaya look consists of every package’s look style sheet', () => {
  const look = (name: string) => `packages/${name}/src/styles/look.css`;
  expect([...sources.sheetsOf('look')].sort()).toEqual(
    packagesWith(look)
      .map((name) => `/${look(name)}`)
      .sort(),
  );
});

test('a style sheet shared between packages is linked from its own package', () => {
  const sheets = sources.sheetsOf('content');
  expect(sheets).toContain('/packages/media/src/video/video.css');
  expect(sheets.filter((path) => !existsSync(REPOSITORY + path))).toEqual([]);
});

test('links no style sheet for an island with shadow root styles or an unknown name', () => {
  expect(sources.sheetsOf('contact-widget')).toEqual([]);
  expect(sources.sheetsOf('nobody')).toEqual([]);
});
