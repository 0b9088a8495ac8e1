import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { resolve, sep } from 'node:path';

const NAME = 'SHA256SUMS';

export const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** Returns the SHA-256 hash of every file in a folder, keyed by path with forward slashes. */
export function readSums(folder: string): ReadonlyMap<string, string> {
  const files = globSync('**/*', { cwd: folder }).filter((file) => statSync(resolve(folder, file)).isFile());
  const paths = files.map((file) => file.split(sep).join('/')).filter((file) => file !== NAME);
  return new Map(paths.sort().map((file) => [file, sha256(readFileSync(resolve(folder, file)))]));
}

/** Writes `SHA256SUMS`, in the format that `sha256sum --check` reads. */
export function writeSums(folder: string): void {
  const lines = [...readSums(folder)].map(([file, sum]) => `${sum}  ${file}\n`);
  writeFileSync(resolve(folder, NAME), lines.join(''));
}
