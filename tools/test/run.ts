/**
 * `npx -y pnpm@12 test`: the tests that a pull request must pass. `test --all` adds the matrix: engines, versions,
 * optimisers, packages installed in other projects, documentation, and the browser tests tagged `@all`. `test unit e2e`
 * runs only the given steps. `test gallery` runs the unit and browser tests of one package. `test --changed` runs the
 * tests that the changes since the main branch can affect, and `check` (`--quick`) only those that need no browser.
 * Browser tests that fail run again at the end, one at a time. The last line is `N passed, N failed` (and `, N
 * skipped`); the exit code is 1 if anything failed.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { cruiseRepository } from '../layers/cruise.ts';
import { REPOSITORY } from '../vite/project.ts';
import { changedSince, findBase } from './changedFiles.ts';
import { closingLines, isGreen } from './closingLines.ts';
import { estimateRun, noteRun, type Run } from './lastRun.ts';
import { reachOf, testsNear } from './reach.ts';
import { runSteps, type TimedResult } from './runSteps.ts';
import type { Step } from './step.ts';
import { browserSteps, CORE_STEPS, packageSteps, quickSteps, STEPS } from './steps.ts';
import { judgeUnsteady, unsteadyOf } from './unsteady.ts';
import { UNSTEADY_FILE, writeUnsteady } from './writeUnsteady.ts';

/** Prints a step's result. Failures are printed immediately, in case the log is truncated. */
function showResult({ name, seconds, failed, lines }: TimedResult): void {
  console.log(`${(failed > 0 ? 'FAIL' : 'ok').padEnd(5)}${name.padEnd(12)}${seconds.toFixed(1).padStart(6)} s`);
  if (failed > 0) for (const line of lines) console.log(`  ${line}`);
}

/** Returns the steps for the changes since the main branch; with `isQuick` only those that need no browser. */
async function stepsOfChanges(isQuick: boolean): Promise<readonly Step[]> {
  const base = findBase();
  const changed = changedSince(base);
  const { modules } = await cruiseRepository();
  if (isQuick) {
    const tests = testsNear(changed, modules);
    return quickSteps(tests.length > 0 ? ['run', ...tests] : []);
  }
  const { specs, leftOut } = reachOf(changed, modules);
  console.log(`changes since ${base.slice(0, 8)}; browser tests: ${specs.join(' ') || 'none'}`);
  if (leftOut.length > 0) console.log(`also affected, but tested only in the full run: ${leftOut.join(', ')}`);
  const scripts = changed.filter((path) => /\.tsx?$/.test(path));
  return [...quickSteps(scripts.length > 0 ? ['related', '--run', ...scripts] : []), ...browserSteps(specs)];
}

function stepsNamed(names: readonly string[]): readonly Step[] {
  if (names.every((name) => existsSync(resolve(REPOSITORY, 'packages', name)))) return packageSteps(names);
  const unknown = names.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length > 0) {
    const known = STEPS.map(({ name }) => name).join(', ');
    throw new Error(`unknown steps or packages: ${unknown.join(', ')}. Steps: ${known}`);
  }
  return STEPS.filter(({ name }) => names.includes(name));
}

// Child processes are killed on the event `exit`, which a signal alone does not emit.
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

const requested = process.argv.slice(2).filter((name) => name !== '--');

/** The requested run: `core` without arguments, `all` with `--all`; `undefined` for single steps. */
const run = (['core', 'all'] as const satisfies readonly Run[]).find((name) =>
  name === 'core' ? requested.length === 0 : requested.join() === '--all',
);

async function chooseSteps(): Promise<readonly Step[]> {
  if (requested.includes('--quick') || requested.includes('--changed'))
    return stepsOfChanges(requested.includes('--quick'));
  if (run === 'core') return CORE_STEPS;
  return run === 'all' ? STEPS : stepsNamed(requested);
}

const steps = await chooseSteps();
if (run) console.log(estimateRun(run));
const started = performance.now();
const results = judgeUnsteady(
  await runSteps(steps, {
    atOnce: requested.includes('--quick') ? 4 : 2,
    onEnd: showResult,
    onProgress: (line) => console.log(`  …  ${line}`),
  }),
);
writeUnsteady(unsteadyOf(results));
if (run) noteRun(run, (performance.now() - started) / 1000);
if (run === 'core') {
  const left = STEPS.filter(({ name }) => !CORE_STEPS.some((step) => step.name === name)).map(({ name }) => name);
  console.log(
    `\nnot in this run: ${left.join(', ')}, and browser tests tagged @all; to run: npx -y pnpm@12 test --all`,
  );
}
if (!isGreen(results)) process.exitCode = 1;
for (const line of closingLines(results, UNSTEADY_FILE)) console.log(line);
