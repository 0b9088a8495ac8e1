import { expect, test } from 'vitest';
import { inlineExportAll } from './inlineExportAll.ts';

const FILE = '"./contact-widget-rolldown-runtime-!~{001}~.min.js"';

test('a file that needs only the object behind an import makes it itself', () => {
  const code = inlineExportAll(`import { n as __exportAll } from ${FILE};\nvar part = __exportAll({ a: () => 1 });`);
  expect(code).not.toContain('import');
  expect(new Function(`${code} return part.a;`)()).toBe(1);
});

test.each([`import { r as __toESM, t as __commonJSMin } from ${FILE};`, 'import { a } from "./a.js";'])(
  '%s stays',
  (code) => expect(inlineExportAll(code)).toBe(code),
);
