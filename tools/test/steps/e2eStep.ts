import { runCommand } from '../runCommand.ts';
import { type Step, shorten } from '../step.ts';
import { clearReport, fieldsOf, listOf, readReport, summarise } from './readReport.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Every spec below a suite, with the titles above it. */
function specsBelow(suite: Fields, trail: readonly string[] = []): { readonly title: string; readonly spec: Fields }[] {
  const titles = [...trail, String(suite.title)];
  return [
    ...listOf(suite.specs).map((spec) => ({ title: [...titles, String(spec.title)].join(' › '), spec })),
    ...listOf(suite.suites).flatMap((inner) => specsBelow(inner, titles)),
  ];
}

function describeFailure({ title, spec }: { readonly title: string; readonly spec: Fields }): string[] {
  const results = listOf(spec.tests).flatMap((test) => listOf(test.results));
  const messages = results.flatMap(({ errors }) => listOf(errors).flatMap(({ message }) => summarise(message)));
  return [title, ...messages];
}

/** Browser tests on the built files. No test at all counts as a failure. */
export const e2eStep: Step = {
  name: 'e2e',
  async run() {
    const path = clearReport('browser.json');
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: path };
    const { exitCode, output } = await runCommand('playwright', ['test', '--reporter=json'], env);
    const report = fieldsOf(readReport(path));
    const stats = fieldsOf(report.stats);
    const count = (name: string) => Number(stats[name] ?? 0);
    const specs = listOf(report.suites).flatMap((suite) => specsBelow(suite));
    const failed = specs.filter(({ spec }) => spec.ok === false);
    const problems = [
      ...failed.flatMap(describeFailure),
      ...listOf(report.errors).flatMap(({ message }) => summarise(message)),
    ];
    const failures = count('unexpected');
    const wavering = specs.filter(({ spec }) => listOf(spec.tests).some(({ status }) => status === 'flaky'));
    const isUnexplained = count('expected') === 0 || (exitCode !== 0 && failures === 0);
    return {
      passed: count('expected') + count('flaky'),
      failed: failures + (isUnexplained ? 1 : 0),
      skipped: count('skipped'),
      lines: shorten([
        ...wavering.map(({ title }) => `needed a second try: ${title}`),
        ...problems,
        ...(isUnexplained && problems.length === 0 ? output.trim().split('\n') : []),
      ]),
    };
  },
};
