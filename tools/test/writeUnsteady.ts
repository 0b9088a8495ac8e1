import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { REPOSITORY } from '../vite/project.ts';
import type { UnsteadyTest } from './step.ts';

/** File that lists the unsteady tests of the last run, relative to the repository; CI uploads it with their traces. */
export const UNSTEADY_FILE = 'test-results/unsteady.md';

export function writeUnsteady(unsteady: readonly UnsteadyTest[]): void {
  const path = resolve(REPOSITORY, UNSTEADY_FILE);
  rmSync(path, { force: true });
  if (unsteady.length === 0) return;
  const parts = unsteady.map(({ title, lines }) => [`## ${title}`, '', '```', ...lines, '```', ''].join('\n'));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `# Failed in the full run, passed on retry\n\n${parts.join('\n')}`);
}
