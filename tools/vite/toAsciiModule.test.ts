import { expect, test } from 'vitest';
import { toAsciiModule } from './toAsciiModule.ts';

const tick = (text: string) => text.replaceAll("'", '`').replaceAll('#{', '${');

test.each([
  ["'px'", '"px"'],
  ["'a#{1}b'", '"a".concat(1,"b")'],
  ["'#{n}px'", '"".concat(n,"px")'],
  ["'#{n}#{m}'", '"".concat(n).concat(m)'],
  ["'a#{f('b#{n}')}'", '"a".concat(f("b".concat(n)))'],
  ["'\\u0041\\n\\''", '"A\\n`"'],
])('replaces the template in %s with an equivalent expression', async (template, joined) => {
  expect((await toAsciiModule(`x(${tick(template)})`, 'module')).code).toBe(`x(${joined});\n`);
});

test.each([
  ['x("é")', 'x("\\xe9");\n'],
  ['x("</script>")', 'x("<\\/script>");\n'],
  ['/*! kept? */x?.y;a??=1', 'x?.y;a??=1;\n'],
])('%s is printed as %j', async (code, printed) => {
  expect((await toAsciiModule(code, 'module')).code).toBe(printed);
});

test('starts a classic script with a semicolon', async () => {
  expect((await toAsciiModule('window.a=1', 'classic')).code).toBe(';window.a=1;\n');
});
