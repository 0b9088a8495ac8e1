import type { TimedResult } from './runSteps.ts';
import type { FlakyTest } from './step.ts';

/** More flaky tests than this fail the whole run, because the machine or the tests' foundation must be unreliable. */
export const MOST_FLAKY = 5;

/** Tests of all steps that only passed when repeated alone. */
export const flakyOf = (results: readonly TimedResult[]): readonly FlakyTest[] =>
  results.flatMap(({ flaky = [] }) => flaky);

/** The results, with an additional failure if too many tests are flaky. */
export function judgeFlaky(results: readonly TimedResult[]): readonly TimedResult[] {
  const { length } = flakyOf(results);
  if (length <= MOST_FLAKY) return results;
  const line = `${length} tests passed only when they ran again alone; more than ${MOST_FLAKY} fail the run`;
  return [...results, { name: 'flaky', seconds: 0, passed: 0, failed: 1, lines: [line] }];
}
