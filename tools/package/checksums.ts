import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { resolve, sep } from 'node:path';

const NAME = 'SHA256SUMS';

/** The sha256 value of a file's content, in hexadecimal digits. */
export const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** Every file of a folder by its path with forward slashes, and its sha256 value. */
export function readSums(folder: string): ReadonlyMap<string, string> {
  const files = globSync('**/*', { cwd: folder }).filter((file) => statSync(resolve(folder, file)).isFile());
  const paths = files.map((file) => file.split(sep).join('/')).filter((file) => file !== NAME);
  return new Map(paths.sort().map((file) => [file, sha256(readFileSync(resolve(folder, file)))]));
}

/** Writes `SHA256SUMS`, as `sha256sum --check` reads it. */
export function writeSums(folder: string): void {
  const lines = [...readSums(folder)].map(([file, sum]) => `${sum}  ${file}\n`);
  writeFileSync(resolve(folder, NAME), lines.join(''));
}
