import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { REPOSITORY } from '../../vite/project.ts';
import { runCommand } from '../runCommand.ts';
import type { Step } from '../step.ts';
import { judgeRun } from './playwright/judgeRun.ts';
import { readTests } from './playwright/readTests.ts';
import { fieldsOf, listOf, readReport, summarise } from './readReport.ts';

/** Remaining tests are reported as failed after 70 minutes, because a build server kills a run after 90. */
const LIMIT_MS = 4_200_000;

/**
 * Returns a handler that reads the output of Playwright's `line` reporter and reports the numbers of started and failed
 * tests.
 */
function reportProgress(report: (text: string) => void): (line: string) => void {
  let failed = 0;
  return (line) => {
    if (/^ {2}\d+\) /.test(line)) failed += 1;
    const [, begun] = /^\[(\d+\/\d+)\]/.exec(line) ?? [];
    if (begun) report(`${begun}, ${failed} failed`);
    else if (line.startsWith('(retries)')) report(`retrying, ${failed} failed`);
  };
}

/**
 * Creates the step for browser tests on the built files: all, or those selected by Playwright arguments. Finding no
 * test counts as a failure. Failed tests are repeated alone at the end (`playwright.config.ts`). The report is written
 * to the folder `results`.
 */
export const createE2eStep = (args: readonly string[] = [], results = resolve(REPOSITORY, 'test-results')): Step => ({
  name: 'e2e',
  after: ['browser', 'build', 'wordpress', 'docs'],
  async run(report) {
    const reportFile = resolve(results, 'browser.json');
    rmSync(reportFile, { force: true });
    const { exitCode, output } = await runCommand('playwright', ['test', ...args, `--global-timeout=${LIMIT_MS}`], {
      env: { HADAYA_REPORT: reportFile },
      isUrgent: true,
      // Playwright stops before this limit, and still writes its report.
      limitMs: LIMIT_MS + 60_000,
      onLine: reportProgress(report),
    });
    const found = fieldsOf(readReport(reportFile));
    const errors = listOf(found.errors).flatMap(({ message }) => summarise(message));
    return judgeRun({ tests: readTests(found), errors, exitCode, output });
  },
});
