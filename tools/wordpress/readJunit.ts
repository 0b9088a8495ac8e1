/** Tests of a run by how they ended. */
export interface RunNumbers {
  readonly passed: number;
  readonly failed: number;
}

const SUITE = /<testsuite [^>]*>/;

/** The numbers of a whole run, out of the report that PHPUnit writes (`--log-junit`); its first suite holds all others. */
export function readJunit(report: string): RunNumbers {
  const [suite = ''] = SUITE.exec(report) ?? [];
  const numberOf = (name: string) => Number(new RegExp(` ${name}="(\\d+)"`).exec(suite)?.[1] ?? 0);
  const failed = ['errors', 'failures', 'warnings', 'skipped'].reduce((sum, name) => sum + numberOf(name), 0);
  return { passed: numberOf('tests') - failed, failed };
}
