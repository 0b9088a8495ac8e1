import type { TimedResult } from './runSteps.ts';
import type { UnsteadyTest } from './step.ts';

/**
 * If more tests than this are unsteady, the whole run fails, because the machine or the test setup must be unreliable.
 */
export const MOST_UNSTEADY = 5;

export const unsteadyOf = (results: readonly TimedResult[]): readonly UnsteadyTest[] =>
  results.flatMap(({ unsteady = [] }) => unsteady);

export function judgeUnsteady(results: readonly TimedResult[]): readonly TimedResult[] {
  const { length } = unsteadyOf(results);
  if (length <= MOST_UNSTEADY) return results;
  const line = `${length} tests passed only on retry; more than ${MOST_UNSTEADY} such tests fail the run`;
  return [...results, { name: 'unsteady', seconds: 0, passed: 0, failed: 1, lines: [line] }];
}
