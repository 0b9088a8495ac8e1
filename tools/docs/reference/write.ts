/** `pnpm run docs:reference`: writes the pages of the reference from schemas, types, styles and the plugin. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { REPOSITORY } from '../../islandBundle/project.ts';
import { referenceFiles } from './pages.ts';

const files = Object.entries(referenceFiles());
for (const [name, text] of files) {
  const path = resolve(REPOSITORY, 'docs', name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
console.log(`${files.length} files written`);
