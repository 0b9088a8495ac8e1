import { expect, test } from 'vitest';
import { countChecks, shorten } from './step.ts';

test('counts checks and lists the problems of a failed check', () => {
  const checks = [
    { name: 'holds', problems: [] },
    { name: 'is broken', problems: ['here', 'there'] },
  ];
  expect(countChecks(checks)).toEqual({ passed: 1, failed: 1, lines: ['is broken', '  here', '  there'] });
});

test('truncates a long output and states the number of omitted lines', () => {
  const lines = Array.from({ length: 100 }, (_, index) => String(index));
  expect(shorten(lines)).toHaveLength(61);
  expect(shorten(lines).at(-1)).toBe('… 40 more lines');
});
