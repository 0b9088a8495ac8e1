import { runCommand } from '../runCommand.ts';
import { countChecks, type Step } from '../step.ts';

/** Matches VitePress' warnings about pages that it builds nevertheless. */
const WARNING = /warn|\(!\)|dead link|deprecat/i;

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
