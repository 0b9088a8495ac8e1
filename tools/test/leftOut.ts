import { dirname } from 'node:path';
import type { LeftOut } from './step.ts';

/**
 * Formats the line about skipped tests, which tools print and the test command repeats at the end: `3 skipped: …; to
 * run: …`.
 */
export const sayLeftOut = ({ count, reason, command }: LeftOut): string =>
  `${count} skipped: ${reason}; to run: ${command}`;

/** Finds and parses the lines in a tool's output that `sayLeftOut` has formatted. */
export function readLeftOut(lines: readonly string[]): readonly LeftOut[] {
  return lines.flatMap((line) => {
    const [, count, reason, command] = /^(\d+) skipped: (.+); to run: (.+)$/.exec(line) ?? [];
    return count && reason && command ? [{ count: Number(count), reason, command }] : [];
  });
}

/** If there are more files than this, only their common folder is named. */
const MOST_NAMED = 4;

function commonFolder(files: readonly string[]): string {
  let folder = dirname(files[0] ?? '');
  while (folder !== '.' && !files.every((file) => file.startsWith(`${folder}/`))) folder = dirname(folder);
  return folder;
}

/** Groups skipped tests by reason; `script` is the package.json script that runs the given test files. */
export function groupLeftOut(
  tests: readonly { readonly file: string; readonly reason: string }[],
  script: string,
): readonly LeftOut[] {
  return [...new Set(tests.map(({ reason }) => reason))].map((reason) => {
    const group = tests.filter((test) => test.reason === reason);
    const files = [...new Set(group.map(({ file }) => file))].sort();
    const named = files.length > MOST_NAMED ? [commonFolder(files)] : files;
    return {
      count: group.length,
      reason: reason || 'no reason given',
      command: `npx -y pnpm@12 ${script} ${named.join(' ')}`,
    };
  });
}
