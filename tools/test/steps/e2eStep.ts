import { relative } from 'node:path';
import { REPOSITORY } from '../../vite/project.ts';
import { PROGRESS_MARK } from '../progressReporter.ts';
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

/** What failed, on which page, why, how it looked, and the command that runs it alone. */
function describeFailure({ title, spec }: { readonly title: string; readonly spec: Fields }): string[] {
  const tests = listOf(spec.tests);
  const pages = tests.flatMap(({ annotations }) => listOf(annotations)).filter(({ type }) => type === 'page');
  const results = tests.flatMap((test) => listOf(test.results));
  const shots = results
    .flatMap(({ attachments }) => listOf(attachments))
    .filter(({ name, path }) => name === 'screenshot' && path);
  const messages = results.flatMap(({ errors }) => listOf(errors).flatMap(({ message }) => summarise(message)));
  return [
    title,
    ...pages.map(({ description }) => `    page: ${String(description)}`),
    ...messages,
    ...shots.map(({ path }) => `    screenshot: ${relative(REPOSITORY, String(path))}`),
    `    again: npx -y pnpm@12 e2e e2e/${String(spec.file)}:${String(spec.line)}`,
  ];
}

/** Reads the lines of `progressReporter.ts`. */
function reportProgress(report: (words: string) => void): (line: string) => void {
  return (line) => {
    if (line.startsWith(PROGRESS_MARK)) report(line.slice(PROGRESS_MARK.length));
  };
}

/** Browser tests on the built files: all, or those of the given files and folders. No test at all counts as a failure. */
export const createE2eStep = (specs: readonly string[] = []): Step => ({
  name: 'e2e',
  after: ['browser', 'build', 'docs'],
  async run(report) {
    const path = clearReport('browser.json');
    const { exitCode, output } = await runCommand('playwright', ['test', ...specs], {
      env: { HADAYA_REPORT: path },
      isUrgent: true,
      onLine: reportProgress(report),
    });
    const found = fieldsOf(readReport(path));
    const stats = fieldsOf(found.stats);
    const count = (name: string) => Number(stats[name] ?? 0);
    const run = listOf(found.suites).flatMap((suite) => specsBelow(suite));
    const failed = run.filter(({ spec }) => spec.ok === false);
    const problems = [
      ...failed.flatMap(describeFailure),
      ...listOf(found.errors).flatMap(({ message }) => summarise(message)),
    ];
    const failures = count('unexpected');
    const isUnexplained = count('expected') === 0 || (exitCode !== 0 && failures === 0);
    return {
      passed: count('expected'),
      failed: failures + (isUnexplained ? 1 : 0),
      skipped: count('skipped'),
      lines: shorten([...problems, ...(isUnexplained && problems.length === 0 ? output.trim().split('\n') : [])]),
    };
  },
});
