import type { Step, StepResult, UnsteadyTest } from '../step.ts';
import { listOf } from './readReport.ts';
import { countTests, runVitest } from './unitStep.ts';

const CONFIG = 'tools/test/browser.config.ts';
/** More failures than this indicate a common cause, so no test is retried. */
const MOST_AGAIN = 20;

type Files = Awaited<ReturnType<typeof runVitest>>['files'];

interface FailedTest {
  readonly file: string;
  readonly title: string;
}

const failedIn = (files: Files): readonly FailedTest[] =>
  files.flatMap(({ name, assertionResults }) =>
    listOf(assertionResults)
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => ({ file: String(name), title: String(fullName) })),
  );

const asPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

async function passesAlone({ file, title }: FailedTest, config: string): Promise<boolean> {
  for (let turn = 0; turn < 2; turn += 1) {
    const args = ['run', '--config', config, file, '-t', `^${asPattern(title)}$`];
    const again = await runVitest(args, 'browser-mode-again', { isUrgent: true });
    if (again.exitCode === 0 && countTests(again, false).failed === 0) return true;
  }
  return false;
}

const asUnsteady = ({ file, title }: FailedTest, lines: readonly string[]): UnsteadyTest => ({
  title: `${file} › ${title}`,
  lines: [...lines.filter((line) => line.startsWith('    ')), `    to reproduce: npx -y pnpm@12 browser ${file}`],
});

/**
 * Creates the step that tests single widgets in a frame (`e2e/**\/*.browser.ts`): all tests, or those in the given
 * files and folders, which may contain none. Failed tests run again alone, as in the Playwright step.
 */
export const createBrowserModeStep = (paths: readonly string[] = [], config = CONFIG): Step => ({
  name: 'browser mode',
  after: ['browser', 'build'],
  async run(report): Promise<StepResult> {
    const mayBeEmpty = paths.length > 0;
    const args = ['run', '--config', config, ...paths, ...(mayBeEmpty ? ['--passWithNoTests'] : [])];
    const first = await runVitest(args, 'browser-mode', { isUrgent: true });
    const result = countTests(first, mayBeEmpty);
    const failed = failedIn(first.files);
    if (failed.length === 0 || failed.length > MOST_AGAIN) return result;
    const unsteady: UnsteadyTest[] = [];
    for (const test of failed) {
      report(`retrying ${test.title}`);
      if (await passesAlone(test, config)) unsteady.push(asUnsteady(test, result.lines));
    }
    return {
      ...result,
      passed: result.passed + unsteady.length,
      failed: result.failed - unsteady.length,
      lines: unsteady.length < failed.length ? result.lines : [],
      unsteady,
    };
  },
});
