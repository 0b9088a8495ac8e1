// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { checkSync } from 'recheck';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../vite/project.ts';
import { BOUNDED_INPUTS } from './boundedInputs.ts';
import { readExpressions } from './readExpressions.ts';

/** For all expressions together: a limit for what hangs. One by itself has none, or it would be unknown on a slow machine. */
const WHOLE_MS = 600_000;

/** Sources that visitors get; what stands in for a shop in tests is not among them. */
const files = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: REPOSITORY })
  .map((path) => path.split(sep).join('/'))
  .filter((path) => !/\.test\.tsx?$|^packages\/testing\/|\/testing\//.test(path));
const found = files.map((path) => ({
  path,
  ...readExpressions(path, readFileSync(resolve(REPOSITORY, path), 'utf8')),
}));

const UNBOUNDED = /[*+]|,\}/;

/** `linear`, or what the checker says. Without an unbounded repetition there is nothing to ask. */
function judge(source: string, flags: string): string {
  if (!UNBOUNDED.test(source)) return 'linear';
  const verdict = checkSync(source, flags, { timeout: null });
  if (verdict.status !== 'vulnerable') return verdict.status === 'safe' ? 'linear' : verdict.status;
  return verdict.complexity.type === 'polynomial' ? `polynomial ${verdict.complexity.degree}` : 'exponential';
}

test('the reader finds expressions in literals and calls, and tells those that are put together', () => {
  const text = 'const A = /x/g; const b = new RegExp("y", "i"); const c = new RegExp(A); const d = RegExp(b);';
  expect(readExpressions('a.ts', text)).toEqual({
    literals: [
      { source: 'x', flags: 'g' },
      { source: 'y', flags: 'i' },
    ],
    built: 1,
  });
});

test('the checker knows a slow expression', () => {
  expect(judge('^(a+)+$', '')).toBe('exponential');
});

test('no expression is put together from texts of owners or visitors', () => {
  expect(found.filter(({ built }) => built > 0).map(({ path }) => path)).toEqual([]);
});

test(
  'every expression of the sources takes linear time, or its input is known to be short',
  () => {
    const slow = new Map<string, string>();
    for (const { path, literals } of found) {
      for (const { source, flags } of literals) {
        const key = `/${source}/${flags}`;
        if (slow.has(key)) continue;
        const verdict = judge(source, flags);
        // The checker looks for an attack by trying, so that the degree which it finds depends on the machine.
        const isBounded = verdict.startsWith('polynomial') && BOUNDED_INPUTS.has(source);
        slow.set(key, verdict === 'linear' || isBounded ? '' : `${verdict}: ${key} in ${path}`);
      }
    }
    expect([...slow.values()].filter(Boolean)).toEqual([]);
    expect(slow.size).toBeGreaterThan(100);
  },
  WHOLE_MS,
);
