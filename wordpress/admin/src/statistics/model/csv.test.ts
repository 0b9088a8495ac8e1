import { expect, test } from 'vitest';
import { printCsv } from './csv.ts';

test('quotes cells where needed, marks the file as UTF-8 and neutralises formulas', () => {
  expect(
    printCsv([
      ['صفحة', 1],
      ['a "b", c', 2],
      ['=HYPERLINK("x")', -3],
    ]),
  ).toBe('\uFEFFصفحة,1\r\n"a ""b"", c",2\r\n"\'=HYPERLINK(""x"")",-3\r\n');
});
