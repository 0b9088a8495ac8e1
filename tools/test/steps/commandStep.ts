import { runCommand } from '../runCommand.ts';
import { type Step, shorten } from '../step.ts';

/** A step that is one command: it holds when the command ends well. */
export function commandStep(name: string, command: string, ...args: readonly string[]): Step {
  return {
    name,
    async run() {
      const { exitCode, output } = await runCommand(command, args);
      if (exitCode === 0) return { passed: 1, failed: 0, skipped: 0, lines: [] };
      return { passed: 0, failed: 1, skipped: 0, lines: shorten(output.trim().split('\n')) };
    },
  };
}
