import { expect, test } from 'vitest';
import { castRule } from './castRule.ts';
import { fileRule } from './fileRule.ts';
import { kitRule } from './kitRule.ts';
import { layerRule } from './layerRule.ts';
import { legacyRule } from './legacyRule.ts';
import { mainExportRule } from './mainExportRule.ts';
import { nameRule } from './nameRule.ts';
import { packageRule } from './packageRule.ts';
import type { Rule } from './problem.ts';
import { problemsOf } from './problemsOf.ts';
import { styleRule } from './styleRule.ts';

const SWATCHES = 'packages/swatches/src';

/** Things next to the forbidden ones that are right. */
const good: readonly (readonly [string, Rule, string, string])[] = [
  [
    'a widget on core, variations and media',
    packageRule,
    `${SWATCHES}/island.ts`,
    "import { a } from '@hadaya/core';\nimport { b } from '@hadaya/variations';\nimport { c } from '@hadaya/media/slider';",
  ],
  [
    'the loader that imports what finds an island',
    packageRule,
    'packages/loader/src/x.ts',
    "import { detection } from '@hadaya/swatches/detect';",
  ],
  [
    'a test that imports the testing package',
    packageRule,
    `${SWATCHES}/island.test.ts`,
    "import { createTestEnvironment } from '@hadaya/testing';",
  ],
  [
    'a model with types of core and the variations model',
    layerRule,
    `${SWATCHES}/model/x.ts`,
    "import type { Clock } from '@hadaya/core';\nimport { isRecord, type Schema } from '@hadaya/core';\nimport { match } from '@hadaya/variations/matching';\nimport { y } from './y.ts';",
  ],
  ['a view with types of dom', layerRule, `${SWATCHES}/view/X.tsx`, "import type { Form } from '../dom/form.ts';"],
  [
    'a feature file without a layer that puts its layers together',
    layerRule,
    `${SWATCHES}/items/items.tsx`,
    "import { describe } from './model.ts';\nimport { listen } from './dom.ts';\nimport { Items } from './view.tsx';",
  ],
  [
    'an island that starts legacy code',
    legacyRule,
    `${SWATCHES}/island.ts`,
    "import { doors } from './legacy/doors.ts';",
  ],
  [
    'a file named after what its main export creates',
    mainExportRule,
    'packages/runtime/src/track.ts',
    'export function createTrack() {}',
  ],
  ['a file with a conventional name', mainExportRule, 'packages/runtime/src/island.ts', 'export function start() {}'],
  [
    'a model with a parameter and a field called document',
    nameRule,
    `${SWATCHES}/model/x.ts`,
    'export const f = (document: { title: string }, x: { window: number }) => document.title + x.window;',
  ],
  [
    'a cast to const',
    castRule,
    `${SWATCHES}/x.ts`,
    "import * as a from 'b';\nimport { c as d } from 'e';\nexport const x = ['as it is'] as const; // as string",
  ],
  ['a sheet beside it', styleRule, `${SWATCHES}/view/x.css`, '@import "./y.css";'],
  [
    'a side that the owner chooses',
    styleRule,
    `${SWATCHES}/view/x.css`,
    '/* physical: the owner chooses the side */\n.a {\n  left: 0;\n}\n.b { left: 50%; }',
  ],
  [
    'force against the force of a host',
    styleRule,
    `${SWATCHES}/view/x.css`,
    '.a {\n  /* forced: the server hides it by an inline style */\n  display: block !important;\n}',
  ],
  ['a logical property', styleRule, `${SWATCHES}/view/x.css`, '.a { margin-inline-start: 4px; color: #fff; }'],
  ['a test that reads the shared fixtures', fileRule, `${SWATCHES}/x.test.ts`, "const folder = '../shared/fixtures';"],
  [
    'a spec with the kit',
    kitRule,
    'e2e/menu/x.spec.ts',
    "import type { Page } from '@playwright/test';\nimport { expect, test } from '../kit/test.ts';",
  ],
];

test.each(good)('accepts %s', (_what, rule, path, text) => {
  expect(problemsOf(rule, path, text)).toEqual([]);
});
