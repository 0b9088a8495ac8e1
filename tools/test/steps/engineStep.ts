import { runCommand } from '../runCommand.ts';
import type { Step } from '../step.ts';
import { readCounts } from './commandStep.ts';

const FAILED = 'FAIL ';
const PASSED_AGAIN = 'passed again ';

function problemsOf(lines: readonly string[], title: string): readonly string[] {
  const rest = lines.slice(lines.indexOf(FAILED + title) + 1);
  const end = rest.findIndex((line) => !line.startsWith('  '));
  return rest.slice(0, end < 0 ? undefined : end);
}

/** Returns the command that reproduces a failure. Titles look like `webkit: a tap opens the menu (/about/)`. */
function lookFor(title: string): string {
  const [engine, name] = /^([\w-]+): (.*) \(.*\)$/.exec(title)?.slice(1) ?? [];
  return `    to reproduce: REPEAT=20 npx -y pnpm@12 engines ${engine} -- "${name}"`;
}

/**
 * Tests the islands' main journeys in WebKit, Firefox, Chromium, and a Chromium without features that an old Safari
 * lacks. A missing engine is skipped; on a build server it counts as a failure, with instructions. Failures are
 * repeated at the end, one behaviour at a time, each in its own browser.
 */
export const engineStep: Step = {
  name: 'engines',
  after: ['build', 'e2e'],
  async run(report) {
    const failures: string[] = [];
    const { exitCode, output } = await runCommand('node', ['e2e/engines/run.ts', '--again'], {
      isUrgent: true,
      onLine(line) {
        if (line.startsWith(FAILED)) failures.push(line);
        report(failures.join(' '));
      },
    });
    const lines = output.trim().split('\n');
    const again = lines.filter((line) => line.startsWith(PASSED_AGAIN)).map((line) => line.slice(PASSED_AGAIN.length));
    const unsteady = again.map((title) => ({ title, lines: [...problemsOf(lines, title), lookFor(title)] }));
    return { ...readCounts(exitCode, output), unsteady };
  },
};
