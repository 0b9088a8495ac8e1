import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { openManifest } from '@hadaya/tools/manifest';
import { DIST_FOLDER, VERSION } from '@hadaya/tools/project';
import type { ServePage } from '../kit/servePage.ts';

export const OTHER_VERSION = '0.0.9';

const HASHED = /-[\w-]{8}(?=\.min\.js$)/;
const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' };

export const isHashed = (file: string): boolean => HASHED.test(file);

/** Returns a file's name in another build: a hashed name differs; other names are the same in all builds. */
const otherName = (file: string) => file.replace(HASHED, (hash) => `${hash.slice(0, -2)}00`);

/**
 * Serves another version's files from a folder: the same code with another version number, so that hashed files have
 * different names. `isKept` selects the files that the server or browser may have cached.
 */
export function serveOtherVersion(
  servePage: ServePage,
  folder: string,
  isKept: (file: string) => boolean = () => true,
): void {
  const files = Object.values(openManifest().files).map(({ file }) => file);
  const renamed = files.filter(isHashed);
  const stem = (file: string) => file.replace('.min.js', '');
  for (const file of files.filter(isKept)) {
    let text = readFileSync(resolve(DIST_FOLDER, file), 'utf8').replaceAll(VERSION, OTHER_VERSION);
    for (const old of renamed) text = text.replaceAll(stem(old), stem(otherName(old)));
    const type = TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'text/plain';
    servePage(folder + otherName(file), { html: text, headers: { 'content-type': type } });
  }
}
