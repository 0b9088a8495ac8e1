import { expect, test } from 'vitest';
import { printCsv } from './csv.ts';

test('writes UTF-8 CSV with quoted cells and neutralised formulas', () => {
  expect(
    printCsv([
      ['صفحة', 1],
      ['a "b", c', 2],
      ['=HYPERLINK("x")', -3],
    ]),
  ).toBe('\uFEFFصفحة,1\r\n"a ""b"", c",2\r\n"\'=HYPERLINK(""x"")",-3\r\n');
});
