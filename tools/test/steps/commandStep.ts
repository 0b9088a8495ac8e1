import { readLeftOut } from '../leftOut.ts';
import { runCommand } from '../runCommand.ts';
import { type Step, shorten } from '../step.ts';

/** A step that is one command: it holds when the command ends well. */
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
 * What a tool of ours says that counts its checks: `N passed, N failed` at its end, and what it left out. A bad end
 * without a failure counts as one.
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

/** A step that is a tool of ours which counts its checks. */
export const countingStep = (name: string, ...args: readonly string[]): Step => ({
  name,
  async run() {
    const { exitCode, output } = await runCommand('node', args);
    return readCounts(exitCode, output);
  },
});
