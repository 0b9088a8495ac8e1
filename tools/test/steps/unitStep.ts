import { groupLeftOut } from '../leftOut.ts';
import { type CommandOptions, runCommand } from '../runCommand.ts';
import { SKIPPED_MARK } from '../skippedReporter.ts';
import { type Step, type StepResult, shorten } from '../step.ts';
import { clearReport, fieldsOf, listOf, readReport, summarise } from './readReport.ts';

function readFile(file: Readonly<Record<string, unknown>>): StepResult {
  const tests = listOf(file.assertionResults);
  const failed = tests.filter(({ status }) => status === 'failed');
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const lines = failed.flatMap(({ fullName, failureMessages }) => [
    `${String(file.name)} › ${String(fullName)}`,
    ...(Array.isArray(failureMessages) ? failureMessages.flatMap(summarise) : []),
  ]);
  const isBroken = file.status === 'failed' && failed.length === 0;
  return {
    passed,
    failed: failed.length + (isBroken ? 1 : 0),
    lines: isBroken ? [String(file.name), ...summarise(file.message)] : lines,
  };
}

/** Parses the lines that `skippedReporter.ts` prints. */
function readSkipped(output: string): readonly { readonly file: string; readonly reason: string }[] {
  return output
    .split('\n')
    .filter((line) => line.startsWith(SKIPPED_MARK))
    .map((line) => JSON.parse(line.slice(SKIPPED_MARK.length)));
}

export async function runVitest(args: readonly string[], name: string, options: CommandOptions = {}) {
  const path = clearReport(`${name}.json`);
  const reporters = ['--reporter=json', `--outputFile.json=${path}`, '--reporter=./tools/test/skippedReporter.ts'];
  const { exitCode, output } = await runCommand('vitest', [...args, ...reporters], options);
  return { files: listOf(fieldsOf(readReport(path)).testResults), exitCode, output };
}

/** Counts a run's tests. Finding none counts as a failure unless `mayBeEmpty`. */
export function countTests({ files, exitCode, output }: VitestRun, mayBeEmpty: boolean): StepResult {
  const results = files.map(readFile);
  const sum = (part: 'passed' | 'failed') => results.reduce((total, file) => total + file[part], 0);
  const isUnexplained = (sum('passed') === 0 && !mayBeEmpty) || (exitCode !== 0 && sum('failed') === 0);
  return {
    passed: sum('passed'),
    failed: sum('failed') + (isUnexplained ? 1 : 0),
    lines: shorten([...results.flatMap(({ lines }) => lines), ...(isUnexplained ? output.trim().split('\n') : [])]),
    leftOut: groupLeftOut(readSkipped(output), 'unit'),
  };
}

type VitestRun = Awaited<ReturnType<typeof runVitest>>;

/**
 * Creates the step for unit and contract tests: of all packages, or those selected by vitest arguments. Finding no test
 * counts as a failure unless `mayBeEmpty`, because a change may affect none.
 */
export const createUnitStep = (args: readonly string[] = ['run'], mayBeEmpty = false, name = 'unit'): Step => ({
  name,
  run: async () => countTests(await runVitest(args, name), mayBeEmpty),
});

/** Runs the unit tests of modules that have their own built file against that file, on both runtimes. */
export const builtStep: Step = {
  ...createUnitStep(['run', '--config', 'tools/test/built.config.ts'], false, 'built'),
  after: ['build'],
};
