import { expect, test } from 'vitest';
import { closingLines } from './closingLines.ts';
import { groupLeftOut, readLeftOut, sayLeftOut } from './leftOut.ts';

const SHOPS = ['a', 'b', 'c', 'd', 'e'].map((name) => ({
  file: `e2e/wordpress/${name}.spec.ts`,
  reason: 'PHP was not found',
}));

test('groups skipped tests by reason and names their files, or the folder when there are many', () => {
  const tests = [
    { file: 'e2e/menu/b.spec.ts', reason: '' },
    ...SHOPS,
    { file: 'e2e/menu/b.spec.ts', reason: '' },
    { file: 'e2e/core/a.spec.ts', reason: '' },
  ];
  expect(groupLeftOut(tests, 'e2e')).toEqual([
    {
      count: 3,
      reason: 'no reason given',
      command: 'npx -y pnpm@12 e2e e2e/core/a.spec.ts e2e/menu/b.spec.ts',
    },
    { count: 5, reason: 'PHP was not found', command: 'npx -y pnpm@12 e2e e2e/wordpress' },
  ]);
});

test('parses a tool’s line about skipped tests', () => {
  const left = {
    count: 48,
    reason: 'webkit, WebKit was not found: apt-get install xvfb',
    command: 'npx -y pnpm@12 engines webkit',
  };
  expect(readLeftOut(['webkit: 3 s', sayLeftOut(left), '9 passed, 0 failed'])).toEqual([left]);
});

test('the closing lines list every step’s skipped tests and end with their count', () => {
  const left = { count: 48, reason: 'WebKit was not found', command: 'npx -y pnpm@12 engines webkit' };
  const counts = { seconds: 1, passed: 2, failed: 0, lines: [] };
  const lines = closingLines(
    [
      { ...counts, name: 'e2e', leftOut: groupLeftOut(SHOPS, 'e2e') },
      { ...counts, name: 'engines', leftOut: [left] },
    ],
    'unsteady.md',
  );
  expect(lines.slice(-4)).toEqual([
    'e2e: 5 skipped: PHP was not found; to run: npx -y pnpm@12 e2e e2e/wordpress',
    'engines: 48 skipped: WebKit was not found; to run: npx -y pnpm@12 engines webkit',
    '',
    '4 passed, 0 failed, 53 skipped',
  ]);
});
