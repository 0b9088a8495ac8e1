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
])('%s can be tried again at another address', (code, expected) => {
  expect(insertAll(code, retryImports(code, CORE))).toBe(HEAD + expected);
});

test.each(['import { a } from "./a.js"; a();', 'import(address);', 'import("https://cdn.example/a.js");'])(
  '%s stays as it is',
  (code) => {
    expect(insertAll(code, retryImports(code, CORE))).toBe(code);
  },
);

test('what a lazy file imports in its turn is asked for together with it', () => {
  const neededBy = (address: string) => (address === './a.js' ? ['./b.js', './runtime-1.min.js'] : []);
  expect(
    insertAll(
      'import("./a.js").then(use); import("./c.js")',
      retryImports('import("./a.js").then(use); import("./c.js")', CORE, neededBy),
    ),
  ).toBe(
    `${HEAD}importFile$hadaya("./a.js", () => Promise.all([import("./a.js"), import("./b.js"), import("./runtime-1.min.js")])` +
      '.then(([file]) => file)).then(use); importFile$hadaya("./c.js", () => import("./c.js"))',
  );
});
