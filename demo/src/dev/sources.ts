import { existsSync, readFileSync } from 'node:fs';
import { REPOSITORY } from '@hadaya/tools/project';
import type { Sources } from '../page.ts';

const SHEET = /^import '(@hadaya\/[\w-]+|\.)\/([\w./-]+\.css)';$/gm;

/** The path of a sheet that another package exports, such as `@hadaya/media` and `video.css`. */
function handedOut(owner: string, name: string): string {
  const folder = `/packages/${owner.replace('@hadaya/', '')}`;
  const { exports }: { readonly exports: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(`${REPOSITORY}${folder}/package.json`, 'utf8'),
  );
  const target = exports[`./${name}`];
  if (!target) throw new Error(`${owner} hands out no ${name}: name it in the exports of its package.json`);
  return folder + target.slice(1);
}

/** Sheets imported by a module in order; empty for a missing module. */
function sheetsIn(folder: string, module: string): readonly string[] {
  const path = `${REPOSITORY}${folder}/${module}`;
  if (!existsSync(path)) return [];
  return [...readFileSync(path, 'utf8').matchAll(SHEET)].map(([, owner = '', name = '']) =>
    owner === '.' ? `${folder}/${name}` : handedOut(owner, name),
  );
}

/** The packages' sources on the development server. The sheets are those imported by the bundles' sources. */
export const sources: Sources = {
  script: '/demo/src/dev/startIslands.ts',
  sheetsOf: (name) =>
    name === 'look' ? sheetsIn('/packages/loader/src', 'look.ts') : sheetsIn(`/packages/${name}/src`, 'bundle.ts'),
};
