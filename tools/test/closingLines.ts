import { sayLeftOut } from './leftOut.ts';
import type { TimedResult } from './runSteps.ts';
import { MOST_UNSTEADY, unsteadyOf } from './unsteady.ts';

const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

const skippedIn = ({ leftOut = [] }: TimedResult): number => leftOut.reduce((sum, { count }) => sum + count, 0);

function tableOf(results: readonly TimedResult[]): string[] {
  const row = (name: string, ...cells: readonly (string | number)[]) =>
    name.padEnd(12) + cells.map((cell) => String(cell).padStart(9)).join('');
  return [
    row('step', 'passed', 'failed', 'skipped', 'seconds'),
    ...results.map((result) =>
      row(result.name, result.passed, result.failed, skippedIn(result), result.seconds.toFixed(1)),
    ),
  ];
}

function unsteadyLines(results: readonly TimedResult[], keptIn: string): string[] {
  const unsteady = unsteadyOf(results);
  if (unsteady.length === 0) return [];
  const head = `${unsteady.length} unsteady ${unsteady.length === 1 ? 'test' : 'tests'}: failed in the full run, passed on retry, counted as passed`;
  return [
    '',
    `${head} (more than ${MOST_UNSTEADY} fail the run); details in ${keptIn}`,
    ...indent(unsteady.flatMap(({ title, lines }) => [title, ...lines])),
  ];
}

function leftOutLines(results: readonly TimedResult[]): string[] {
  const lines = results.flatMap(({ name, leftOut = [] }) => leftOut.map((part) => `${name}: ${sayLeftOut(part)}`));
  return lines.length > 0 ? ['', ...lines] : [];
}

export const isGreen = (results: readonly TimedResult[]): boolean =>
  results.every(({ failed }) => failed === 0) && results.some(({ passed }) => passed > 0);

/**
 * Returns the test command's closing lines: failures, a table, unsteady tests and the file that lists them (`keptIn`),
 * skipped tests, and finally `N passed, N failed` (and `, N skipped`).
 */
export function closingLines(results: readonly TimedResult[], keptIn: string): readonly string[] {
  const sum = (count: (result: TimedResult) => number) => results.reduce((total, result) => total + count(result), 0);
  const skipped = sum(skippedIn);
  return [
    ...results.flatMap(({ name, lines }) => (lines.length > 0 ? ['', name, ...indent(lines)] : [])),
    '',
    ...tableOf(results),
    ...unsteadyLines(results, keptIn),
    ...leftOutLines(results),
    '',
    `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  ];
}
