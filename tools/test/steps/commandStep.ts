import { readLeftOut } from '../leftOut.ts';
import { runCommand } from '../runCommand.ts';
import { type Step, shorten } from '../step.ts';

export function commandStep(name: string, command: string, ...args: readonly string[]): Step {
  return {
    name,
    async run() {
      const { exitCode, output } = await runCommand(command, args);
      if (exitCode === 0) return { passed: 1, failed: 0, lines: [] };
      return { passed: 0, failed: 1, lines: shorten(output.trim().split('\n')) };
    },
  };
}

const COUNTS = /^(\d+) passed, (\d+) failed/;

/**
 * Reads the output of our counting tools: `N passed, N failed` at the end, and skipped tests. A non-zero exit without
 * failures counts as one failure.
 */
export function readCounts(exitCode: number, output: string) {
  const lines = output.trim().split('\n');
  const [, passed = '0', failed = '0'] =
    lines.map((line) => COUNTS.exec(line)).findLast((found) => found !== null) ?? [];
  return {
    passed: Number(passed),
    failed: exitCode !== 0 && failed === '0' ? 1 : Number(failed),
    lines: exitCode === 0 ? [] : shorten(lines),
    leftOut: readLeftOut(lines),
  };
}

export const countingCommand = (name: string, command: string, ...args: readonly string[]): Step => ({
  name,
  async run() {
    const { exitCode, output } = await runCommand(command, args);
    return readCounts(exitCode, output);
  },
});

export const countingStep = (name: string, ...args: readonly string[]): Step => countingCommand(name, 'node', ...args);
