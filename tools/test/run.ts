/**
 * `npx -y pnpm@12 test`: every check of the repository.
 * `test unit e2e` runs only the steps named, `test gallery` the unit and browser tests of one package, `test --changed`
 * what the changes since the main branch can reach, and `check` (`--quick`) of that what needs no browser.
 * The last line is `N passed, N failed` (and `, N skipped`); the exit code is 1 when anything failed.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readSources } from '../checkLayers/readSources.ts';
import { readProductFiles } from '../house/productFiles.ts';
import { REPOSITORY } from '../vite/project.ts';
import { changedSince, findBase } from './changedFiles.ts';
import { reachOf, testsNear } from './reach.ts';
import { runSteps, type TimedResult } from './runSteps.ts';
import type { Step } from './step.ts';
import { browserSteps, packageSteps, quickSteps, STEPS } from './steps.ts';

/** How a step ended; what failed in it at once, for a log that is cut must tell it too. */
function showResult({ name, seconds, failed, lines }: TimedResult): void {
  console.log(`${(failed > 0 ? 'FAIL' : 'ok').padEnd(5)}${name.padEnd(12)}${seconds.toFixed(1).padStart(6)} s`);
  if (failed > 0) showLines(lines);
}

function showLines(lines: readonly string[]): void {
  for (const line of lines) console.log(`  ${line}`);
}

/** `pnpm house` shows how long the last whole run took. */
function noteWholeRun(seconds: number): void {
  mkdirSync(resolve(REPOSITORY, 'test-results'), { recursive: true });
  writeFileSync(resolve(REPOSITORY, 'test-results/whole-run.json'), JSON.stringify({ seconds: Math.round(seconds) }));
}

/** What the changes since the main branch can reach; of that, when it must be quick, what lies near and needs no browser. */
function stepsOfChanges(isQuick: boolean): readonly Step[] {
  const base = findBase();
  const changed = changedSince(base);
  const files = readSources(REPOSITORY);
  const product = readProductFiles(files);
  if (isQuick) {
    const tests = testsNear(changed, product, files);
    return quickSteps(tests.length > 0 ? ['run', ...tests] : []);
  }
  const { specs, leftOut } = reachOf(changed, product);
  console.log(`since ${base.slice(0, 8)}; in the browser: ${specs.join(' ') || 'nothing'}`);
  if (leftOut.length > 0) console.log(`reached too, and left to the whole command: ${leftOut.join(', ')}`);
  const scripts = changed.filter((path) => /\.tsx?$/.test(path));
  return [...quickSteps(scripts.length > 0 ? ['related', '--run', ...scripts] : []), ...browserSteps(specs)];
}

/** The steps named, or the tests of the packages named. */
function stepsNamed(names: readonly string[]): readonly Step[] {
  if (names.every((name) => existsSync(resolve(REPOSITORY, 'packages', name)))) return packageSteps(names);
  const unknown = names.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length > 0) {
    const known = STEPS.map(({ name }) => name).join(', ');
    throw new Error(`${unknown.join(', ')}: neither steps nor packages are called that. Steps: ${known}`);
  }
  return STEPS.filter(({ name }) => names.includes(name));
}

const wanted = process.argv.slice(2).filter((name) => name !== '--');

function chooseSteps(): readonly Step[] {
  if (wanted.includes('--quick') || wanted.includes('--changed')) return stepsOfChanges(wanted.includes('--quick'));
  return wanted.length === 0 ? STEPS : stepsNamed(wanted);
}

const started = performance.now();
const results = await runSteps(chooseSteps(), {
  atOnce: wanted.includes('--quick') ? 4 : 2,
  onEnd: showResult,
  onProgress: (line) => console.log(`  …  ${line}`),
});
for (const { name, lines } of results.filter(({ lines }) => lines.length > 0)) {
  console.log(`\n${name}`);
  showLines(lines);
}

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
if (wanted.length === 0) noteWholeRun((performance.now() - started) / 1000);
if (sum('failed') > 0 || sum('passed') === 0) process.exitCode = 1;
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
