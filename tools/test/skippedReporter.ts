import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { REPOSITORY } from '../vite/project.ts';

/** What a line about a skipped test begins with; JSON follows, with its file and the reason that it gives. */
export const SKIPPED_MARK = '@skipped ';

/** Prints each unit test that was skipped with its reason, which Vitest's own JSON leaves out. */
export default class SkippedReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const { moduleId, children } of modules)
      for (const test of children.allTests('skipped')) {
        const result = test.result();
        const note = result.state === 'skipped' ? (result.note ?? '') : '';
        const skipped = { file: relative(REPOSITORY, moduleId).replaceAll('\\', '/'), reason: note };
        console.log(`${SKIPPED_MARK}${JSON.stringify(skipped)}`);
      }
  }
}
