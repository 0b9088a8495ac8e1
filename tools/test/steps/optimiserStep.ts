import { runCommand } from '../runCommand.ts';
import { type Step, shorten } from '../step.ts';

/**
 * The built files after the minifiers of caching plugins. Engines that this machine lacks are counted as skipped, each
 * with the way to get it.
 */
export const optimiserStep: Step = {
  name: 'optimisers',
  after: ['build'],
  async run() {
    const { exitCode, output } = await runCommand('node', ['tools/optimiser/run.ts']);
    const lines = output.trim().split('\n');
    const [, passed = '0', failed = '0'] = /(\d+) passed, (\d+) failed/.exec(lines.at(-1) ?? '') ?? [];
    const missing = lines.filter((line) => line.startsWith('skipped: '));
    const isBroken = exitCode !== 0 && failed === '0';
    return {
      passed: Number(passed),
      failed: isBroken ? 1 : Number(failed),
      skipped: missing.length,
      lines: exitCode === 0 ? missing : shorten(lines),
    };
  },
};
