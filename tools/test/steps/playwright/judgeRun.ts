import { groupLeftOut } from '../../leftOut.ts';
import { type StepResult, shorten } from '../../step.ts';
import type { RanTest } from './readTests.ts';

export interface PlaywrightRun {
  readonly tests: readonly RanTest[];
  /** Errors outside tests: an unreadable file, the global timeout, a crashed worker. */
  readonly errors: readonly string[];
  readonly exitCode: number;
  readonly output: string;
}

const alone = ({ file, line }: RanTest): string => `npx -y pnpm@12 e2e ${file}:${line}`;

const describeFailure = (test: RanTest): string[] => [
  test.title,
  ...test.details,
  ...test.traces.map((path) => `    trace: ${path}`),
  `    to run: ${alone(test)}`,
];

/**
 * Returns a run's result. A broken run (errors outside tests, no tests at all, or an unexplained exit code) counts as
 * one additional failure.
 */
export function judgeRun({ tests, errors, exitCode, output }: PlaywrightRun): StepResult {
  const those = (...outcomes: readonly RanTest['outcome'][]) => tests.filter((test) => outcomes.includes(test.outcome));
  const bad = those('failed', 'lost');
  const isBroken = errors.length > 0 || tests.length === 0 || (exitCode !== 0 && bad.length === 0);
  const problems = [...bad.flatMap(describeFailure), ...errors];
  return {
    passed: those('passed', 'unsteady').length,
    failed: bad.length + (isBroken ? 1 : 0),
    lines: shorten(isBroken && problems.length === 0 ? output.trim().split('\n') : problems),
    leftOut: groupLeftOut(those('skipped'), 'e2e'),
    unsteady: those('unsteady').map((test) => ({
      title: test.title,
      lines: [
        ...test.details,
        ...test.traces.map((path) => `    trace of the retry: npx playwright show-trace ${path}`),
        `    to reproduce: ${alone(test)} --repeat-each=20`,
      ],
    })),
  };
}
