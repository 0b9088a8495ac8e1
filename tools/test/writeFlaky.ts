import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { REPOSITORY } from '../vite/project.ts';
import type { FlakyTest } from './step.ts';

/** File with the flaky tests of the last run, relative to the repository; CI uploads it with their traces. */
export const FLAKY_FILE = 'test-results/flaky.md';

/** Writes the flaky tests to that file; removes it if there are none. */
export function writeFlaky(flaky: readonly FlakyTest[]): void {
  const path = resolve(REPOSITORY, FLAKY_FILE);
  rmSync(path, { force: true });
  if (flaky.length === 0) return;
  const parts = flaky.map(({ title, lines }) => [`## ${title}`, '', '```', ...lines, '```', ''].join('\n'));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `# Failed in the whole run, passed when run again alone\n\n${parts.join('\n')}`);
}
