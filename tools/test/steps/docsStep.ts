import { runCommand } from '../runCommand.ts';
import { countChecks, type Step } from '../step.ts';

/** What the tool prints about a page that it builds nevertheless. */
const WARNING = /warn|\(!\)|dead link|deprecat/i;

/** The documentation builds, no link in it is dead, and there is nothing to warn of. */
export const docsStep: Step = {
  name: 'docs',
  async run() {
    const { exitCode, output } = await runCommand('docs/node_modules/.bin/vitepress', ['build', 'docs']);
    const lines = output.trim().split('\n');
    return countChecks([
      { name: 'the documentation builds', problems: exitCode === 0 ? [] : lines },
      { name: 'the documentation builds without a warning', problems: lines.filter((line) => WARNING.test(line)) },
    ]);
  },
};
