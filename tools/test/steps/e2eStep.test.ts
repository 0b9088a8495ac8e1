/** Runs the step for browser tests on small trial specs, which Playwright executes without a browser. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { REPOSITORY } from '../../vite/project.ts';
import { closingLines, isGreen } from '../closingLines.ts';
import { runSteps } from '../runSteps.ts';
import { judgeUnsteady, unsteadyOf } from '../unsteady.ts';
import { createE2eStep } from './e2eStep.ts';

const QUIET = { onEnd: () => {}, onProgress: () => {} };

const CONFIG = `import project from '../../playwright.config.ts';
export default { ...project, testDir: '.', outputDir: 'run', workers: 2 };`;

/** Records each attempt in a file; the first `times` attempts fail. */
const HEAD = `import { test } from '@playwright/test';
import { appendFileSync, readFileSync } from 'node:fs';
const linesOf = (file: string) => readFileSync(file, 'utf8').split('\\n');
function failFirst(times: number, name: string) {
  const file = import.meta.dirname + '/tries.txt';
  appendFileSync(file, name + '\\n');
  if (linesOf(file).filter((line) => line === name).length <= times) throw new Error(name + ' is not so');
}
`;

const trial = (name: string, failures: number) => `test('${name}', () => failFirst(${failures}, '${name}'));\n`;

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs specs as the test command does, including its closing lines. */
async function runWhole(specs: Readonly<Record<string, string>>) {
  mkdirSync(resolve(REPOSITORY, 'test-results'), { recursive: true });
  folder = mkdtempSync(resolve(REPOSITORY, 'test-results/trial-'));
  writeFileSync(resolve(folder, 'playwright.config.ts'), CONFIG);
  for (const [name, body] of Object.entries(specs)) writeFileSync(resolve(folder, `${name}.spec.ts`), HEAD + body);
  const step = createE2eStep([`--config=${resolve(folder, 'playwright.config.ts')}`], folder);
  const results = judgeUnsteady(await runSteps([step], { ...QUIET, atOnce: 2 }));
  const file = resolve(folder, 'tries.txt');
  const tries = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  return {
    isGreen: isGreen(results),
    closing: closingLines(results, 'unsteady.md'),
    unsteady: unsteadyOf(results),
    order: tries,
    tried: Object.fromEntries(tries.map((name) => [name, tries.filter((other) => other === name).length])),
  };
}

test('a test that fails both of its separate retries fails the run, and one that passes a retry is listed as unsteady', async () => {
  const { closing, tried, order, unsteady, ...run } = await runWhole({
    plain: `${trial('good', 0)}${trial('steady', 99)}test('left', () => test.skip(true, 'no moon tonight'));`,
    shaky: `${trial('once', 1)}${trial('twice', 2)}${trial('thrice', 3)}`,
  });
  expect(tried).toEqual({ good: 1, steady: 3, once: 2, twice: 3, thrice: 3 });
  expect(order.slice(0, 5).sort()).toEqual(['good', 'once', 'steady', 'thrice', 'twice']);
  expect(run.isGreen).toBe(false);
  expect(closing.at(-1)).toBe('3 passed, 2 failed, 1 skipped');
  expect(closing).toContain('  plain.spec.ts › steady');
  expect(closing).toContain('  shaky.spec.ts › thrice');
  expect(unsteady.map(({ title }) => title)).toEqual(['shaky.spec.ts › once', 'shaky.spec.ts › twice']);
  for (const { title, lines } of unsteady) {
    expect(closing).toContain(`  ${title}`);
    const [, trace = ''] = /show-trace (\S+)$/.exec(lines.find((line) => line.includes('trace')) ?? '') ?? [];
    expect(existsSync(resolve(REPOSITORY, trace)), trace).toBe(true);
  }
  expect(closing.join('\n')).toContain('once is not so');
  expect(closing.filter((line) => line.includes('no moon tonight'))).toEqual([
    expect.stringMatching(
      /^e2e: 1 skipped: no moon tonight; to run: npx -y pnpm@12 e2e test-results\/.+plain\.spec\.ts$/,
    ),
  ]);
});

test('reruns tests after a failed hook instead of counting them as skipped', async () => {
  const hook = `test.beforeAll(() => failFirst(1, 'hook'));\n`;
  const { closing, tried, unsteady, ...run } = await runWhole({
    hooked: hook + trial('first', 0) + trial('second', 0),
  });
  expect(run.isGreen).toBe(true);
  expect(closing.at(-1)).toBe('2 passed, 0 failed');
  expect(tried).toEqual({ hook: 2, first: 1, second: 1 });
  expect(unsteady.map(({ title }) => title)).toContain('hooked.spec.ts › first');
});

test('six unsteady tests fail the run, but five do not', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  const judge = (unsteady: readonly string[]) =>
    judgeUnsteady([
      {
        name: 'e2e',
        seconds: 1,
        passed: 6,
        failed: 0,
        lines: [],
        unsteady: unsteady.map((title) => ({ title, lines: [] })),
      },
    ]);
  expect(closingLines(judge(names), 'unsteady.md').at(-1)).toBe('6 passed, 1 failed');
  expect(isGreen(judge(names))).toBe(false);
  expect(isGreen(judge(names.slice(1)))).toBe(true);
});

test('fails a run that breaks outside its tests', async () => {
  const broken = `const broken = test.extend<{}, { home: number }>({
    home: [async ({}, use) => { await use(1); throw new Error('the worker ends badly'); }, { scope: 'worker' }],
  });
  broken('good', ({ home }) => failFirst(0, 'good'));\n`;
  const { closing, ...run } = await runWhole({ broken });
  expect(run.isGreen).toBe(false);
  expect(closing.at(-1)).toBe('1 passed, 1 failed');
  expect(closing.join('\n')).toContain('the worker ends badly');
});

test('a crashed worker affects only its current test, which runs again', async () => {
  const { closing, tried } = await runWhole({
    dying: `test('dies', () => { try { failFirst(1, 'dies'); } catch { process.kill(process.pid, 'SIGKILL'); } });\n${trial('after', 0)}`,
  });
  expect(tried).toEqual({ dies: 2, after: 1 });
  expect(closing.at(-1)).toBe('2 passed, 0 failed');
});
