import { expect, test } from 'vitest';
import { insertAll, retryImports } from './retryImports.ts';

const CORE = './core-1.min.js';
const HEAD = 'import { importFile as importFile$hadaya } from "./core-1.min.js";\n';

test.each([
  ['import("./a-1.min.js")', 'importFile$hadaya("./a-1.min.js", () => import("./a-1.min.js"))'],
  [
    'const f = () => import("./a.js").then(({ b }) => b(import("./c.js")));',
    'const f = () => importFile$hadaya("./a.js", () => import("./a.js"))' +
      '.then(({ b }) => b(importFile$hadaya("./c.js", () => import("./c.js"))));',
  ],
])('rewrites %s so that it can be retried at another URL', (code, expected) => {
  expect(insertAll(code, retryImports(code, CORE))).toBe(HEAD + expected);
});

test.each(['import { a } from "./a.js"; a();', 'import(address);', 'import("https://cdn.example/a.js");'])(
  'leaves %s unchanged',
  (code) => {
    expect(insertAll(code, retryImports(code, CORE))).toBe(code);
  },
);

test('loads a lazy file’s imports in parallel', () => {
  const code = 'import("./a.js")';
  const expected = 'importFile$hadaya("./a.js", () => import("./a.js"), () => [import("./b.js"), import("./c.js")])';
  expect(
    insertAll(
      code,
      retryImports(code, CORE, () => ['b.js', 'c.js']),
    ),
  ).toBe(HEAD + expected);
});
