/** Number of skipped tests, the reason, and the command that runs them. */
export interface LeftOut {
  readonly count: number;
  /** The missing tool, and how to get it. */
  readonly reason: string;
  readonly command: string;
}

/** An unsteady test: it failed in the full run and passed when repeated alone. */
export interface UnsteadyTest {
  readonly title: string;
  /** The test's failure, the traces of its retries, and the command that reproduces it. */
  readonly lines: readonly string[];
}

export interface StepResult {
  readonly passed: number;
  readonly failed: number;
  /** Failures, or one line of information. */
  readonly lines: readonly string[];
  readonly leftOut?: readonly LeftOut[];
  /** Tests that passed only when repeated alone; included in `passed`. */
  readonly unsteady?: readonly UnsteadyTest[];
}

/** One step of the test command; register new ones in `steps.ts`. */
export interface Step {
  readonly name: string;
  /** Steps that must have ended before this one, whatever their result. */
  readonly after?: readonly string[];
  /** `report` shows a few words in the progress line. */
  run(report: (text: string) => void): Promise<StepResult>;
}

export interface Check {
  readonly name: string;
  readonly problems: readonly string[];
}

const MOST_LINES_SHOWN = 60;

export function shorten(lines: readonly string[]): string[] {
  const rest = lines.length - MOST_LINES_SHOWN;
  return rest > 0 ? [...lines.slice(0, MOST_LINES_SHOWN), `… ${rest} more lines`] : [...lines];
}

/** Counts checks as a step's tests: a check with problems fails. */
export function countChecks(checks: readonly Check[]): StepResult {
  const failures = checks.filter(({ problems }) => problems.length > 0);
  const lines = failures.flatMap(({ name, problems }) => [name, ...problems.map((problem) => `  ${problem}`)]);
  return { passed: checks.length - failures.length, failed: failures.length, lines: shorten(lines) };
}
