import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { REPOSITORY } from '../../vite/project.ts';
import { PROGRESS_MARK } from '../progressReporter.ts';
import { mayRunAgain } from '../runAgain.ts';
import { runCommand } from '../runCommand.ts';
import type { Step } from '../step.ts';
import { isBroken, judgeRun, judgeSecondRun, type PlaywrightRun } from './playwright/judgeRun.ts';
import { readTests } from './playwright/readTests.ts';
import { fieldsOf, listOf, readReport, summarise } from './readReport.ts';

/** Three times what they take on a noisy machine: what has not run until then is told as failed, while there is time to say so. */
const LIMIT_MS = 2_400_000;

/** What hangs when it runs again must not hang the whole: what has not passed until then stays failed. */
const AGAIN_LIMIT_MS = 600_000;

/** Reads the lines of `progressReporter.ts`. */
function reportProgress(report: (words: string) => void): (line: string) => void {
  return (line) => {
    if (line.startsWith(PROGRESS_MARK)) report(line.slice(PROGRESS_MARK.length));
  };
}

interface TestRun {
  /** Arguments for Playwright. */
  readonly args: readonly string[];
  readonly reportFile: string;
  report(words: string): void;
}

async function runPlaywright({ args, reportFile, report }: TestRun): Promise<PlaywrightRun> {
  rmSync(reportFile, { force: true });
  const { exitCode, output } = await runCommand('playwright', ['test', ...args], {
    env: { HADAYA_REPORT: reportFile },
    isUrgent: true,
    onLine: reportProgress(report),
  });
  const found = fieldsOf(readReport(reportFile));
  const errors = listOf(found.errors).flatMap(({ message }) => summarise(message));
  return { tests: readTests(found), errors, exitCode, output };
}

/**
 * Browser tests on the built files: all, or those that arguments for Playwright choose. No test at all counts as a failure.
 * What failed or did not come to run may run again: one at a time, twice at most, with a trace. Playwright itself keeps the
 * list of it. Reports and traces go into the folder `results`.
 */
export const createE2eStep = (specs: readonly string[] = [], results = resolve(REPOSITORY, 'test-results')): Step => ({
  name: 'e2e',
  after: ['browser', 'build', 'wordpress', 'docs'],
  async run(report) {
    const [failedFile, tracesFolder] = [resolve(results, 'failed.json'), resolve(results, 'again')];
    for (const old of [failedFile, tracesFolder]) rmSync(old, { recursive: true, force: true });
    const args = [...specs, `--last-failed-file=${failedFile}`];
    const first = await runPlaywright({
      args: [...args, `--global-timeout=${LIMIT_MS}`],
      report,
      reportFile: resolve(results, 'browser.json'),
    });
    return mayRunAgain(judgeRun(first), isBroken(first), async (reportAgain) => {
      const alone = ['--last-failed', '--workers=1', '--retries=1', '--trace=on', `--output=${tracesFolder}`];
      const second = await runPlaywright({
        args: [...args, ...alone, `--global-timeout=${AGAIN_LIMIT_MS}`],
        report: reportAgain,
        reportFile: resolve(results, 'browser-again.json'),
      });
      return judgeSecondRun(first, second);
    });
  },
});
