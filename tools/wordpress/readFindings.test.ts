import { expect, test } from 'vitest';
import { readFindings } from './readFindings.ts';

test('findings carry the file under whose name they stand', () => {
  const printed = [
    'FILE: src/A.php',
    '[{"line":3,"column":1,"type":"ERROR","code":"x.Y","message":"One"},{"line":5,"column":1,"type":"WARNING","code":"z","message":"Two"}]',
    '',
    'FILE: readme.txt',
    '[{"line":0,"column":0,"type":"ERROR","code":"w","message":"Three"}]',
  ].join('\n');
  expect(readFindings(printed)).toEqual([
    'ERROR src/A.php:3 x.Y: One',
    'WARNING src/A.php:5 z: Two',
    'ERROR readme.txt:0 w: Three',
  ]);
});

test('an answer without findings has none', () => {
  expect(readFindings('Success: Checks complete. No errors found.\n')).toEqual([]);
});
