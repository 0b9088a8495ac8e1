import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Where the one version of `packages/core/package.json` stands as well: file, and what stands before the version. */
const PLACES: readonly (readonly [file: string, before: RegExp])[] = [
  ['package.json', /("version": ")[^"]+/],
  ['wordpress/hadaya/hadaya.php', /(^ \* Version:\s+)\S+/m],
  ['wordpress/hadaya/hadaya.php', /('HADAYA_VERSION', ')[^']+/],
  ['wordpress/hadaya/readme.txt', /(^Stable tag: )\S+/m],
];

/** The version from which all others are written. */
export function sourceVersion(root: string): string {
  return JSON.parse(readFileSync(resolve(root, 'packages/core/package.json'), 'utf8')).version;
}

/** Writes the version wherever else it stands. */
export function writeVersion(root: string, version: string): void {
  for (const [file, before] of PLACES) {
    const path = resolve(root, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      text.replace(before, (_, head) => `${head}${version}`),
    );
  }
}

/** Places that say another version than the source, each with what it says. */
export function findOtherVersions(root: string, version: string): readonly string[] {
  return PLACES.flatMap(([file, before]) => {
    const [whole = '', head = ''] = before.exec(readFileSync(resolve(root, file), 'utf8')) ?? [];
    const found = whole.slice(head.length);
    return found === version ? [] : [`${file} says ${found || 'no version'} and not ${version}`];
  });
}
