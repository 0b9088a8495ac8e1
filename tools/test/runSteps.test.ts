import { expect, test } from 'vitest';
import { runSteps } from './runSteps.ts';
import type { Step } from './step.ts';

const GOOD = { passed: 1, failed: 0, lines: [] };

/** Creates steps that log when they begin and end; each lasts the given number of microtasks. */
function trace(plan: readonly (readonly [string, number, (readonly string[])?])[]) {
  const log: string[] = [];
  const steps = plan.map(
    ([name, turns, after = []]): Step => ({
      name,
      after,
      async run() {
        log.push(`+${name}`);
        for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
        log.push(`-${name}`);
        return GOOD;
      },
    }),
  );
  return { log, steps };
}

const QUIET = { onEnd: () => {}, onProgress: () => {} };

test('runs two steps in parallel, and starts a dependent step after the step it requires', async () => {
  const { log, steps } = trace([
    ['build', 5],
    ['e2e', 50, ['build']],
    ['types', 2],
    ['lint', 2],
  ]);
  const results = await runSteps(steps, { ...QUIET, atOnce: 2 });
  expect(log.slice(0, 2)).toEqual(['+build', '+types']);
  expect(log.indexOf('+e2e')).toBeGreaterThan(log.indexOf('-build'));
  expect(log.indexOf('-lint')).toBeLessThan(log.indexOf('-e2e'));
  expect(results.map(({ name }) => name)).toEqual(['build', 'e2e', 'types', 'lint']);
});

test('does not wait for a required step that was not requested', async () => {
  const { log, steps } = trace([['e2e', 1, ['build']]]);
  await runSteps(steps, { ...QUIET, atOnce: 1 });
  expect(log).toEqual(['+e2e', '-e2e']);
});

test('a step that throws fails, and the other steps continue', async () => {
  const broken: Step = { name: 'broken', run: () => Promise.reject(new Error('lost')) };
  const { steps } = trace([['types', 1]]);
  const results = await runSteps([broken, ...steps], { ...QUIET, atOnce: 2 });
  expect(results.map(({ failed, lines }) => [failed, ...lines])).toEqual([[1, 'Error: lost'], [0]]);
});
