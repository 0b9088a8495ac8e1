/** Tests that were not run, why, and the command that runs them. */
export interface LeftOut {
  readonly count: number;
  /** What is missing, with the way to get it. */
  readonly reason: string;
  readonly command: string;
}

/** A test that failed in the whole run and passed when it ran again alone. */
export interface UnsteadyTest {
  readonly title: string;
  /** How it failed, the traces of its further tries, and the command that looks for the failure. */
  readonly lines: readonly string[];
}

/** What one step of the test command found. */
export interface StepResult {
  readonly passed: number;
  readonly failed: number;
  /** What a person must read: failures, or one line of information. */
  readonly lines: readonly string[];
  readonly leftOut?: readonly LeftOut[];
  /** What passed only when it ran again alone; it is among `passed`. */
  readonly unsteady?: readonly UnsteadyTest[];
}

/** One step of the test command. Adding one is a line in `steps.ts`. */
export interface Step {
  readonly name: string;
  /** Steps whose outcome this one looks at; it starts when they have ended, well or not. */
  readonly after?: readonly string[];
  /** Does the work; `report` takes a few words for the progress line. */
  run(report: (words: string) => void): Promise<StepResult>;
}

/** One fact that either holds or has problems. */
export interface Check {
  readonly name: string;
  readonly problems: readonly string[];
}

const MOST_LINES_SHOWN = 60;

/** Cuts a long output to its beginning and says how much is left out. */
export function shorten(lines: readonly string[]): string[] {
  const rest = lines.length - MOST_LINES_SHOWN;
  return rest > 0 ? [...lines.slice(0, MOST_LINES_SHOWN), `… ${rest} more lines`] : [...lines];
}

/** The result of a list of checks. */
export function countChecks(checks: readonly Check[]): StepResult {
  const failures = checks.filter(({ problems }) => problems.length > 0);
  const lines = failures.flatMap(({ name, problems }) => [name, ...problems.map((problem) => `  ${problem}`)]);
  return { passed: checks.length - failures.length, failed: failures.length, lines: shorten(lines) };
}
