import { type RunListener, runSteps, type TimedResult } from './runSteps.ts';
import type { Step, StepResult, UnsteadyTest } from './step.ts';

/** More failures than that in one step are no accident of the machine. */
const MOST_RUN_AGAIN = 20;

/** More unsteady tests than that fail the whole run: the machine, or what the tests stand on, is not to be trusted. */
export const MOST_UNSTEADY = 5;

/**
 * A result with failures, to be run again alone at the run's end; without that when there are very many, or when it is
 * `broken`: what ended early or outside of its tests says nothing about the tests that it did not come to.
 */
export function mayRunAgain(
  result: StepResult,
  isBroken: boolean,
  again: NonNullable<StepResult['again']>,
): StepResult {
  if (result.failed === 0) return result;
  const why = isBroken ? 'the run itself broke' : `more than ${MOST_RUN_AGAIN} failed`;
  return isBroken || result.failed > MOST_RUN_AGAIN
    ? { ...result, lines: [...result.lines, `Nothing is run again: ${why}.`] }
    : { ...result, again };
}

/** What passed only when it ran again alone, in all steps. */
export const unsteadyOf = (results: readonly TimedResult[]): readonly UnsteadyTest[] =>
  results.flatMap(({ unsteady = [] }) => unsteady);

/** A failure of the run's own where too much is unsteady. */
function judgeUnsteady(results: readonly TimedResult[]): readonly TimedResult[] {
  const { length } = unsteadyOf(results);
  if (length <= MOST_UNSTEADY) return [];
  const line = `${length} tests passed only when they ran again alone; more than ${MOST_UNSTEADY} fail the run`;
  return [{ name: 'unsteady', seconds: 0, passed: 0, failed: 1, lines: [line] }];
}

/** A result as a step that runs what failed again. Where that throws, the result stands. */
const secondStep = ({ name, again, seconds: _, ...first }: TimedResult): readonly Step[] =>
  again === undefined
    ? []
    : [
        {
          name,
          run: (report) =>
            again(report).catch((error: unknown) => ({
              ...first,
              lines: [...first.lines, `It could not be run again: ${String(error)}`],
            })),
        },
      ];

/** Runs what failed again, one step after the other while nothing else runs, and judges how much of it was unsteady. */
export async function runAgain(
  results: readonly TimedResult[],
  listener: Omit<RunListener, 'atOnce'>,
): Promise<readonly TimedResult[]> {
  const second = await runSteps(results.flatMap(secondStep), { ...listener, atOnce: 1 });
  const final = results.map((first) => {
    const later = second.find(({ name }) => name === first.name);
    return later ? { ...later, seconds: first.seconds + later.seconds } : first;
  });
  return [...final, ...judgeUnsteady(final)];
}
