import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import config from '../../.dependency-cruiser.ts';
import { findDeepImports, findMutual } from './modules.ts';

/** Source files of a trial repository: valid files, and at least one violation of each rule. */
const FILES: Readonly<Record<string, string>> = {
  'packages/swatches/src/good.ts': "export * from './model/good.ts'; export * from './view/Good.tsx';",
  'packages/swatches/src/model/good.ts': "import type { X } from '../types.ts'; export const a: X = 1;",
  'packages/swatches/src/types.ts': 'export type X = number;',
  'packages/swatches/src/view/Good.tsx':
    "import type { X } from '../dom/x.ts'; import 'react'; export const B = (x: X) => x;",
  'packages/swatches/src/dom/x.ts': 'export const x = 1;',
  'packages/swatches/src/island.ts': "import './legacy/old.ts';",
  'packages/swatches/src/legacy/old.ts': 'export const old = 1;',
  'node_modules/react/index.js': '',
  'packages/gallery/src/index.ts': 'export const gallery = 1;',
  'demo/src/page.ts': 'export const page = 1;',

  'packages/core/src/page/focus.ts': "import '../listen.ts';",
  'packages/core/src/listen.ts': 'export const listen = 1;',
  'packages/swatches/src/aWidget.ts':
    "import type { gallery } from '../../gallery/src/index.ts'; export type A = typeof gallery;",
  'packages/installer/src/anIsland.ts': "import '../../gallery/src/index.ts';",
  'packages/swatches/src/aDemo.ts': "import '../../../demo/src/page.ts';",
  'packages/swatches/src/aNode.ts': "import 'node:fs';",
  'packages/swatches/src/model/aReact.ts': "import 'react';",
  'packages/swatches/src/model/aType.ts': "import type { x } from '../dom/x.ts'; export type A = typeof x;",
  'packages/swatches/src/dom/aReact.ts': "import 'react';",
  'packages/swatches/src/dom/aView.ts': "import '../view/Good.tsx';",
  'packages/swatches/src/view/aDom.tsx': "import '../dom/x.ts';",
  'packages/swatches/src/items/aLegacy.ts': "import '../legacy/old.ts';",
  'packages/swatches/src/items/inner.ts': 'export const inner = 1;',
  'packages/swatches/src/aDoor.ts': "import './items/inner.ts';",
  'packages/swatches/src/one.ts': "import './two.ts';",
  'packages/swatches/src/two.ts': "import './one.ts';",
  'packages/swatches/src/aLost.ts': "import './nowhere.ts';",
};

let folder = '';
let broken: ReadonlyMap<string, readonly string[]> = new Map();

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'hadaya-layers-')));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { output } = await cruise(['packages', 'demo'], {
    ...config.options,
    baseDir: folder,
    ruleSet: { forbidden: [...config.forbidden] },
    validate: true,
  });
  if (typeof output === 'string') throw new Error(output);
  const { violations } = output.summary;
  broken = new Map(
    violations.map(({ rule }) => [
      rule.name,
      violations.filter((other) => other.rule.name === rule.name).map(({ from }) => from.replace('packages/', '')),
    ]),
  );
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['packages import only lower packages', ['installer/src/anIsland.ts', 'swatches/src/aWidget.ts']],
  ['product code does not import tests, tools or the demo', ['swatches/src/aDemo.ts']],
  ['product code uses no Node modules', ['swatches/src/aNode.ts']],
  [
    'workspaces import each other by package name',
    ['installer/src/anIsland.ts', 'swatches/src/aDemo.ts', 'swatches/src/aWidget.ts'],
  ],
  ['inlined parts of core import other parts by package name', ['core/src/page/focus.ts']],
  ['models import only models', ['swatches/src/model/aReact.ts']],
  ['models import neither dom nor view', ['swatches/src/model/aType.ts']],
  ['dom folders do not import React', ['swatches/src/dom/aReact.ts']],
  ['dom folders do not render', ['swatches/src/dom/aView.ts']],
  ['views receive effects as arguments', ['swatches/src/view/aDom.tsx']],
  ["only a package's root files and islands start legacy code", ['swatches/src/items/aLegacy.ts']],
  [
    'folders are imported through their entry',
    ['swatches/src/aDoor.ts', 'swatches/src/island.ts', 'swatches/src/items/aLegacy.ts'],
  ],
  ['no circular imports', ['swatches/src/one.ts']],
  ['every import resolves to a file', ['swatches/src/aLost.ts']],
])('“%s” reports %j and nothing else', (rule, files) => {
  expect([...(broken.get(rule) ?? [])].sort()).toEqual(files);
});

test('every layering rule rejects at least one of the trial files', () => {
  expect([...broken.keys()].sort()).toEqual([...new Set(config.forbidden.map(({ name }) => name))].sort());
});

test('reports folders that import each other, except layers and tests', () => {
  const at = (path: string) => `packages/menu/src/${path}`;
  expect(
    findMutual([
      [at('bar/dom/x.ts'), at('flyout/index.ts')],
      [at('flyout/view/Y.tsx'), at('bar/bar.ts')],
      [at('bar/dom/x.ts'), at('bar/model/x.ts')],
      [at('bar/x.ts'), at('settings.ts')],
      [at('island.ts'), at('bar/bar.ts')],
      [at('search/x.ts'), at('bar/bar.ts')],
      [at('bar/x.test.ts'), at('search/x.ts')],
    ]),
  ).toEqual(['menu: bar ↔ flyout']);
});

test('reports a folder without an index when other folders import several of its files', () => {
  const at = (path: string) => `packages/menu/src/${path}`;
  expect(
    findDeepImports([
      [at('island.ts'), at('bar/a.ts')],
      [at('flyout/x.ts'), at('bar/b.ts')],
      [at('bar/x.ts'), at('bar/c.ts')],
      [at('island.ts'), at('flyout/x.ts')],
    ]),
  ).toEqual(['menu: bar by a.ts, b.ts']);
});

test('every package has a layering rule', () => {
  const ruled = config.forbidden
    .filter(({ name }) => name === 'packages import only lower packages')
    .map(({ from }) => /packages\/([\w-]+)/.exec(String(from.path))?.[1]);
  expect(ruled.sort()).toEqual(readdirSync(join(import.meta.dirname, '../../packages')).sort());
});
