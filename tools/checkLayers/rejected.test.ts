import { describe, expect, test } from 'vitest';
import { RATCHET } from '../house/ratchet.ts';
import { castRule } from './castRule.ts';
import { fileRule } from './fileRule.ts';
import { kitRule } from './kitRule.ts';
import { layerRule } from './layerRule.ts';
import { legacyRule } from './legacyRule.ts';
import { mainExportRule } from './mainExportRule.ts';
import { nameRule } from './nameRule.ts';
import { oneMeaningRule } from './oneMeaningRule.ts';
import { packageRule } from './packageRule.ts';
import type { Rule } from './problem.ts';
import { problemsOf } from './problemsOf.ts';
import { reactRule } from './reactRule.ts';
import { styleRule } from './styleRule.ts';

const SWATCHES = 'packages/swatches/src';

/** One bad file per forbidden thing, with a word of the message that names it. */
const bad: readonly (readonly [string, Rule, string, string, string])[] = [
  [
    'a widget that imports a widget',
    packageRule,
    `${SWATCHES}/island.ts`,
    "import { x } from '@hadaya/gallery';",
    'gallery',
  ],
  [
    'a widget that imports a type of a widget',
    packageRule,
    `${SWATCHES}/island.ts`,
    "import type { X } from '@hadaya/menu';",
    'menu',
  ],
  ['core that imports a widget', packageRule, 'packages/core/src/index.ts', "export * from '@hadaya/menu';", 'menu'],
  [
    'shipped code that imports the testing package',
    packageRule,
    `${SWATCHES}/island.ts`,
    "import { x } from '@hadaya/testing';",
    'only tests',
  ],
  [
    'a path out of the package',
    packageRule,
    `${SWATCHES}/island.ts`,
    "import { x } from '../../gallery/src/island.ts';",
    'outside its package',
  ],
  [
    'a lazy import of a widget',
    packageRule,
    `${SWATCHES}/island.ts`,
    "const x = import('@hadaya/gallery');",
    'gallery',
  ],
  [
    'the loader that imports a whole widget',
    packageRule,
    'packages/loader/src/x.ts',
    "import { x } from '@hadaya/swatches';",
    'swatches',
  ],
  ['a model that imports React', layerRule, `${SWATCHES}/model/x.ts`, "import { useState } from 'react';", 'react'],
  [
    'a model that imports a value of core',
    layerRule,
    `${SWATCHES}/model/x.ts`,
    "import { listen } from '@hadaya/core';",
    'core',
  ],
  [
    'a model that imports dom',
    layerRule,
    `${SWATCHES}/model/x.ts`,
    "import { read } from '../dom/read.ts';",
    '../dom/read.ts',
  ],
  ['a dom file that imports React', layerRule, `${SWATCHES}/dom/x.ts`, "import { useState } from 'react';", 'React'],
  [
    'a dom file that imports a view',
    layerRule,
    `${SWATCHES}/dom/x.ts`,
    "import { Swatch } from '../view/Swatch.tsx';",
    'view',
  ],
  ['a view that imports dom', layerRule, `${SWATCHES}/view/X.tsx`, "import { read } from '../dom/read.ts';", 'dom'],
  [
    'a view that imports the http client',
    layerRule,
    `${SWATCHES}/view/X.tsx`,
    "import { createClient } from '@hadaya/core/http';",
    'network',
  ],
  [
    'a model file of a feature that imports its dom file',
    layerRule,
    `${SWATCHES}/items/model.ts`,
    "import { read } from './dom.ts';",
    './dom.ts',
  ],
  [
    'a model file that imports a file without a layer',
    layerRule,
    `${SWATCHES}/items/model.ts`,
    "import { items } from './items.ts';",
    './items.ts',
  ],
  [
    'legacy code that imports React',
    layerRule,
    `${SWATCHES}/legacy/doors.ts`,
    "import { useState } from 'react';",
    'React',
  ],
  [
    'a feature that imports legacy code',
    legacyRule,
    'packages/runtime/src/items/items.ts',
    "import { doors } from '../legacy/doors.ts';",
    'legacy',
  ],
  [
    'a file that is called otherwise than its export',
    mainExportRule,
    'packages/runtime/src/x.ts',
    'export function start() {}',
    'start',
  ],
  [
    'a name of React 19 in a widget',
    reactRule,
    `${SWATCHES}/view/X.tsx`,
    "import { use, useState } from 'react';",
    'use',
  ],
  ['a cast', castRule, `${SWATCHES}/island.ts`, 'const x = value as string;', 'line 1'],
  ['an !important', styleRule, `${SWATCHES}/view/x.css`, '.a { color: red !important; }', '!important'],
  ['a foreign sheet', styleRule, `${SWATCHES}/view/x.css`, '@import "https://fonts.example/x.css";', 'imports a sheet'],
  ['a selector by id', styleRule, `${SWATCHES}/view/x.css`, '#main .a { color: red; }', 'id'],
  ['a physical side', styleRule, `${SWATCHES}/view/x.css`, '.a { margin-left: 4px; }', 'physical'],
  ['a physical position', styleRule, `${SWATCHES}/view/x.css`, '.a {\n  left: 0;\n}', 'physical'],
  ['a file of 251 lines', fileRule, `${SWATCHES}/island.ts`, 'x;\n'.repeat(251), '251 lines'],
  ['a file named utils', fileRule, `${SWATCHES}/dom/utils.ts`, '', 'utils'],
  ['a file named with Helper', fileRule, `${SWATCHES}/dom/formHelper.ts`, '', 'Helper'],
  ['a folder named common', fileRule, `${SWATCHES}/common/form.ts`, '', 'common'],
  ['a link out of the repository', fileRule, 'docs/x.md', 'see ../shared/spec.md', 'outside of the repository'],
  ['a spec without the kit', kitRule, 'e2e/menu/x.spec.ts', "import { test } from '@playwright/test';", 'guest oracle'],
  ['a spec without any test import', kitRule, 'e2e/menu/x.spec.ts', '', 'guest oracle'],
  [
    'a chain of tests',
    kitRule,
    'e2e/menu/x.spec.ts',
    "test.describe.configure({ mode: 'serial' });",
    'run again alone',
  ],
];

describe('fails', () => {
  test.each(bad)('%s', (_what, rule, path, text, word) => {
    expect(problemsOf(rule, path, text).join()).toContain(word);
  });

  test.each([
    'document.title',
    'window.x',
    'setTimeout(f)',
    'new Date()',
    'Date.now()',
    'Math.random()',
    'localStorage.x',
    'fetch("/")',
    'console.log(1)',
  ])('a model that uses %s', (code) =>
    expect(problemsOf(nameRule, `${SWATCHES}/model/x.ts`, `export const x = () => ${code};`)).toHaveLength(1),
  );

  test.each(['document.querySelector("p")', 'document.getElementById("p")', 'localStorage.x', 'fetch("/")'])(
    'a view that uses %s',
    (code) =>
      expect(problemsOf(nameRule, `${SWATCHES}/view/X.tsx`, `export const X = () => <p>{${code}}</p>;`)).toHaveLength(
        1,
      ),
  );

  test('a feature drawn beside its layers that asks the network', () =>
    expect(problemsOf(nameRule, `${SWATCHES}/items/Items.tsx`, 'export const Items = () => fetch("/");')).toHaveLength(
      1,
    ));

  test('more names of two meanings than there were', () => {
    const declare = (owner: string, name: string) => ({
      path: `packages/${owner}/src/${name}.ts`,
      text: `export function ${name}() {}`,
    });
    const names = Array.from({ length: RATCHET.doubleNames + 1 }, (_, index) => `tell${index}`);
    const files = names.flatMap((name) => [declare('menu', name), declare('gallery', name)]);
    expect(oneMeaningRule.check(files)).toHaveLength(names.length);
    expect(oneMeaningRule.check(files.slice(2))).toEqual([]);
  });
});
