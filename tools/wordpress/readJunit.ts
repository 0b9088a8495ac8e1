/** Test counts of a PHPUnit run. Errors, warnings and skipped tests count as failed. */
export interface RunNumbers {
  readonly passed: number;
  readonly failed: number;
}

const SUITE = /<testsuite [^>]*>/;

/** Reads the totals from PHPUnit's report (`--log-junit`); its first suite contains all others. */
export function readJunit(report: string): RunNumbers {
  const [suite = ''] = SUITE.exec(report) ?? [];
  const numberOf = (name: string) => Number(new RegExp(` ${name}="(\\d+)"`).exec(suite)?.[1] ?? 0);
  const failed = ['errors', 'failures', 'warnings', 'skipped'].reduce((sum, name) => sum + numberOf(name), 0);
  return { passed: numberOf('tests') - failed, failed };
}
