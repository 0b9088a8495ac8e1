/**
 * `npx -y pnpm@12 test`: every check of the repository. `pnpm test unit e2e` runs only the steps named.
 * The last line is `N passed, N failed` (and `, N skipped`); the exit code is 1 when anything failed.
 */
import type { Step, StepResult } from './step.ts';
import { STEPS } from './steps.ts';

interface TimedResult extends StepResult {
  readonly name: string;
  readonly seconds: number;
}

async function runStep({ name, run }: Step): Promise<TimedResult> {
  const started = performance.now();
  const result = await run().catch(
    (error: unknown): StepResult => ({ passed: 0, failed: 1, skipped: 0, lines: [String(error)] }),
  );
  const seconds = (performance.now() - started) / 1000;
  const mark = result.failed > 0 ? 'FAIL' : 'ok';
  console.log(`${mark.padEnd(5)}${name.padEnd(12)}${seconds.toFixed(1).padStart(6)} s`);
  for (const line of result.lines) console.log(`     ${line}`);
  return { ...result, name, seconds };
}

const wanted = process.argv.slice(2).filter((name) => name !== '--');
const unknown = wanted.filter((name) => !STEPS.some((step) => step.name === name));
if (unknown.length > 0)
  throw new Error(`No step is called ${unknown.join(', ')}. Steps: ${STEPS.map(({ name }) => name).join(', ')}`);

const results: TimedResult[] = [];
for (const step of STEPS) if (wanted.length === 0 || wanted.includes(step.name)) results.push(await runStep(step));

console.log(
  `\n${'step'.padEnd(12)}${'passed'.padStart(8)}${'failed'.padStart(8)}${'skipped'.padStart(8)}${'seconds'.padStart(9)}`,
);
for (const { name, passed, failed, skipped, seconds } of results) {
  console.log(
    name.padEnd(12) +
      String(passed).padStart(8) +
      String(failed).padStart(8) +
      String(skipped).padStart(8) +
      seconds.toFixed(1).padStart(9),
  );
}

const sum = (part: 'passed' | 'failed' | 'skipped') => results.reduce((total, result) => total + result[part], 0);
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
if (sum('failed') > 0 || sum('passed') === 0) process.exitCode = 1;
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
