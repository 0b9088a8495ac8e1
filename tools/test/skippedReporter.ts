import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { REPOSITORY } from '../vite/project.ts';

/** Prefix of a line about a skipped test, followed by JSON with its file and reason. */
export const SKIPPED_MARK = '@skipped ';

/** Prints each skipped unit test with its reason, which Vitest's own JSON lacks. */
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
