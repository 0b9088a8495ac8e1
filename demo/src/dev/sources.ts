import { existsSync, readFileSync } from 'node:fs';
import { REPOSITORY } from '@hadaya/tools/project';
import type { Sources } from '../page.ts';

const SHEET = /^import '(@hadaya\/[\w-]+|\.)\/([\w./-]+\.css)';$/gm;

/** Returns the path of a style sheet that another package exports, for example `video.css` from `@hadaya/media`. */
function handedOut(owner: string, name: string): string {
  const folder = `/packages/${owner.replace('@hadaya/', '')}`;
  const { exports }: { readonly exports: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(`${REPOSITORY}${folder}/package.json`, 'utf8'),
  );
  const target = exports[`./${name}`];
  if (!target) throw new Error(`${owner} does not export ${name}: add it to the exports in its package.json`);
  return folder + target.slice(1);
}

function sheetsIn(folder: string, module: string): readonly string[] {
  const path = `${REPOSITORY}${folder}/${module}`;
  if (!existsSync(path)) return [];
  return [...readFileSync(path, 'utf8').matchAll(SHEET)].map(([, owner = '', name = '']) =>
    owner === '.' ? `${folder}/${name}` : handedOut(owner, name),
  );
}

/** The packages' sources on the development server. The style sheets are those that the bundles' sources import. */
export const sources: Sources = {
  script: '/demo/src/dev/startIslands.ts',
  sheetsOf: (name) =>
    name === 'look' ? sheetsIn('/packages/loader/src', 'look.ts') : sheetsIn(`/packages/${name}/src`, 'bundle.ts'),
};
