import { runCommand } from '../runCommand.ts';
import { type Step, shorten } from '../step.ts';

/**
 * The islands' main journeys in WebKit, Firefox, Chromium and a Chromium without what an old Safari lacks. An engine that
 * this machine lacks is counted as skipped, on a build server as failed, with the way to get it.
 */
export const engineStep: Step = {
  name: 'engines',
  after: ['build', 'e2e'],
  async run(report) {
    const failures: string[] = [];
    const { exitCode, output } = await runCommand('node', ['e2e/engines/run.ts'], {
      isUrgent: true,
      onLine(line) {
        if (line.startsWith('FAIL ')) failures.push(line);
        report(failures.join(' '));
      },
    });
    const lines = output.trim().split('\n');
    const [, passed = '0', failed = '0', skipped = '0'] =
      /(\d+) passed, (\d+) failed, (\d+) skipped/.exec(lines.at(-1) ?? '') ?? [];
    const isBroken = exitCode !== 0 && failed === '0';
    return {
      passed: Number(passed),
      failed: isBroken ? 1 : Number(failed),
      skipped: Number(skipped),
      lines: shorten(exitCode === 0 ? lines.filter((line) => line.startsWith('skipped: ')) : lines),
    };
  },
};
