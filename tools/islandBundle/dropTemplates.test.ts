import { expect, test } from 'vitest';
import { dropTemplates } from './dropTemplates.ts';

const tick = (text: string) => text.replaceAll("'", '`').replaceAll('#{', '${');

test.each([
  ["'px'", '("px")'],
  ["'a#{1}b'", '("a"+(1)+"b")'],
  ["'#{n}px'", '((n)+"px")'],
  ["'#{n}#{m}'", '(""+(n)+""+(m)+"")'],
  ["'a#{f('b#{n}')}'", '("a"+(f(("b"+(n)+"")))+"")'],
  ["'\\u0041\\n\"#{n}'", '("A\\n\\""+(n)+"")'],
])('%s becomes a sum', (template, sum) => {
  expect(dropTemplates(`x(${tick(template)})`).code).toBe(`x(${sum})`);
});

test('a tagged template is refused', () => {
  expect(() => dropTemplates('String.raw`a`')).toThrow('tagged');
});
