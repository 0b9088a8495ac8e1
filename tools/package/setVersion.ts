/**
 * `pnpm version:next`: after `changeset version` has given the packages their next version, writes it where else it
 * stands: the root, the WordPress plugin's head, constant and read-me.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { REPOSITORY } from '../vite/project.ts';

/** File → what stands before its version. */
const PLACES: readonly (readonly [file: string, before: RegExp])[] = [
  ['package.json', /("version": ")[^"]+/],
  ['wordpress/hadaya/hadaya.php', /(^ \* Version:\s+)\S+/m],
  ['wordpress/hadaya/hadaya.php', /('HADAYA_VERSION', ')[^']+/],
  ['wordpress/hadaya/readme.txt', /(^Stable tag: )\S+/m],
];

const { version } = JSON.parse(readFileSync(resolve(REPOSITORY, 'packages/core/package.json'), 'utf8'));
for (const [file, before] of PLACES) {
  const path = resolve(REPOSITORY, file);
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace(before, (_, head) => `${head}${version}`),
  );
}
console.log(`version ${version}`);
