import { expect, test } from 'vitest';
import { keepSafe } from './keepSafe.ts';

const tick = (text: string) => text.replaceAll("'", '`').replaceAll('#{', '${');

test.each([
  ["'px'", '"px"'],
  ["'a#{1}b'", '"a"+1+"b"'],
  ["'#{n}px'", '""+n+"px"'],
  ["'#{n}#{m}'", '""+n+m'],
  ["'a#{f('b#{n}')}'", '"a"+f("b"+n)'],
  ["'\\u0041\\n\\''", '"A\\n`"'],
])('%s becomes a sum', async (template, sum) => {
  expect((await keepSafe(`x(${tick(template)})`, 'module')).code).toBe(`x(${sum});\n`);
});

test.each([
  ['x("é")', 'x("\\xe9");\n'],
  ['x("</script>")', 'x("<\\/script>");\n'],
  ['/*! kept? */x?.y;a??=1', 'x?.y;a??=1;\n'],
])('%s is printed as %j', async (code, printed) => {
  expect((await keepSafe(code, 'module')).code).toBe(printed);
});

test('a classic script begins with a semicolon, for whatever stands before it', async () => {
  expect((await keepSafe('window.a=1', 'classic')).code).toBe(';window.a=1;\n');
});
