import type { TimedResult } from './runSteps.ts';
import type { UnsteadyTest } from './step.ts';

/** More unsteady tests than that fail the whole run: the machine, or what the tests stand on, is not to be trusted. */
export const MOST_UNSTEADY = 5;

/** What passed only when it ran again alone, in all steps. */
export const unsteadyOf = (results: readonly TimedResult[]): readonly UnsteadyTest[] =>
  results.flatMap(({ unsteady = [] }) => unsteady);

/** The results, with a failure of the run's own where too much is unsteady. */
export function judgeUnsteady(results: readonly TimedResult[]): readonly TimedResult[] {
  const { length } = unsteadyOf(results);
  if (length <= MOST_UNSTEADY) return results;
  const line = `${length} tests passed only when they ran again alone; more than ${MOST_UNSTEADY} fail the run`;
  return [...results, { name: 'unsteady', seconds: 0, passed: 0, failed: 1, lines: [line] }];
}
