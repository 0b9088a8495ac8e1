import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Other files that contain the version of `packages/core/package.json`: the file, and the text before the version. */
const POSITIONS: readonly (readonly [file: string, before: RegExp])[] = [
  ['package.json', /("version": ")[^"]+/],
  ['wordpress/hadaya/hadaya.php', /(^ \* Version:\s+)\S+/m],
  ['wordpress/hadaya/hadaya.php', /('HADAYA_VERSION', ')[^']+/],
  ['wordpress/hadaya/readme.txt', /(^Stable tag: )\S+/m],
  ['README.md', /(hadaya-)\d+\.\d+\.\d+(?=\.zip)/],
  ['docs/install.md', /(cdn\.example\/hadaya\/v)\d+\.\d+\.\d+/],
  ['docs/cdn.md', /(cdn\.example\/hadaya\/v)\d+\.\d+\.\d+/],
];

/** Returns the version in `packages/core/package.json`, from which all other files copy it. */
export function sourceVersion(root: string): string {
  return JSON.parse(readFileSync(resolve(root, 'packages/core/package.json'), 'utf8')).version;
}

export function writeVersion(root: string, version: string): void {
  for (const [file, before] of POSITIONS) {
    const path = resolve(root, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      text.replace(before, (_, head) => `${head}${version}`),
    );
  }
}

export function findOtherVersions(root: string, version: string): readonly string[] {
  return POSITIONS.flatMap(([file, before]) => {
    const [whole = '', head = ''] = before.exec(readFileSync(resolve(root, file), 'utf8')) ?? [];
    const found = whole.slice(head.length);
    return found === version ? [] : [`${file} has ${found || 'no version'} instead of ${version}`];
  });
}
