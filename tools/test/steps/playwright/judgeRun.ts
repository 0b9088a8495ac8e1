import { groupLeftOut } from '../../leftOut.ts';
import { type StepResult, shorten } from '../../step.ts';
import type { RanTest } from './readTests.ts';

/** What a run of Playwright said. */
export interface PlaywrightRun {
  readonly tests: readonly RanTest[];
  /** What went wrong outside of tests: a file that could not be read, a limit of the whole run, a worker's end. */
  readonly errors: readonly string[];
  readonly exitCode: number;
  readonly output: string;
}

/** Whether a test has to pass yet: it failed, or it did not come to run. */
const isBad = ({ outcome }: RanTest): boolean => outcome === 'failed' || outcome === 'lost';

/** Whether a run says less than it should: errors outside of its tests, no tests, or a bad end that none of them explains. */
export function isBroken({ tests, errors, exitCode }: PlaywrightRun): boolean {
  return errors.length > 0 || tests.length === 0 || (exitCode !== 0 && !tests.some(isBad));
}

const alone = ({ file, line }: RanTest): string => `npx -y pnpm@12 e2e ${file}:${line}`;

const describeFailure = (test: RanTest): string[] => [
  test.title,
  ...test.details,
  ...test.traces.map((path) => `    trace: ${path}`),
  `    again: ${alone(test)}`,
];

/** A run's result. A run that broke has failed once more than its tests. */
export function judgeRun(run: PlaywrightRun): StepResult {
  const bad = run.tests.filter(isBad);
  const broken = isBroken(run);
  const problems = [...bad.flatMap(describeFailure), ...run.errors];
  return {
    passed: run.tests.filter(({ outcome }) => outcome === 'passed').length,
    failed: bad.length + (broken ? 1 : 0),
    lines: shorten(broken && problems.length === 0 ? run.output.trim().split('\n') : problems),
    leftOut: groupLeftOut(
      run.tests.filter(({ outcome }) => outcome === 'skipped'),
      'e2e',
    ),
  };
}

/** The result of both runs: what passed in the second one, alone, has passed and is unsteady; all else stays failed. */
export function judgeSecondRun(first: PlaywrightRun, second: PlaywrightRun): StepResult {
  const later = new Map(second.tests.map((test) => [test.id, test]));
  const bad = first.tests.filter(isBad);
  const isUnsteady = ({ id }: RanTest) => later.get(id)?.outcome === 'passed';
  const unsteady = bad.filter(isUnsteady);
  const steady = bad.filter((test) => !isUnsteady(test));
  const whole = judgeRun(first);
  const isUnexplained = second.errors.length > 0 || (second.exitCode !== 0 && steady.length === 0);
  const rest = isUnexplained && second.errors.length === 0 ? second.output.trim().split('\n') : second.errors;
  return {
    ...whole,
    passed: whole.passed + unsteady.length,
    failed: steady.length + (isUnexplained ? 1 : 0),
    lines: shorten([...steady.flatMap((test) => describeFailure(later.get(test.id) ?? test)), ...rest]),
    unsteady: unsteady.map((test) => ({
      title: test.title,
      lines: [
        ...test.details,
        ...(later.get(test.id)?.traces ?? []).map((path) => `    trace, run again: npx playwright show-trace ${path}`),
        `    look for it: ${alone(test)} --repeat-each=20`,
      ],
    })),
  };
}
