import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const FOLDER = '../shared/fixtures';

/**
 * Reads real server output from a folder next to the repository, for contract tests; `undefined` if that folder is
 * missing.
 */
export function readFixture(name: string): string | undefined {
  const file = resolve(FOLDER, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** The reason shown for a skipped contract test. */
export const NO_FIXTURES = 'the folder with real server output is not next to the repository';
