import { runCommand } from '../runCommand.ts';
import { type Step, shorten } from '../step.ts';

const COMMANDS = [['tools/package.ts'], ['tools/package/tryPackages.ts']] as const;

/** What is handed out can be packed, and each package works where it is installed into an empty project. */
export const packageStep: Step = {
  name: 'package',
  after: ['build'],
  async run() {
    const lines: string[] = [];
    let failed = 0;
    for (const command of COMMANDS) {
      const { exitCode, output } = await runCommand('node', command);
      if (exitCode === 0) continue;
      failed += 1;
      lines.push(...output.trim().split('\n'));
    }
    return { passed: COMMANDS.length - failed, failed, skipped: 0, lines: shorten(lines) };
  },
};
