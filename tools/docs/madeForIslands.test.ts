import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { areaOf } from '../test/reach.ts';
import { REPOSITORY } from '../vite/project.ts';

/** Names of the islands as their pages and browser tests use them: `contact` for `contact-widget`. */
const islands = globSync('packages/*/src/detect.ts', { cwd: REPOSITORY }).map((path) => {
  const name = path.replaceAll('\\', '/').split('/')[1] ?? '';
  return areaOf(name) ?? name;
});

const sidebars = readFileSync(resolve(REPOSITORY, 'docs/.vitepress/sidebars.ts'), 'utf8');

test.each(islands)('%s has an English and an Arabic page, each listed in its sidebar', (name) => {
  const pages = [`docs/widgets/${name}.md`, `docs/ar/widgets/${name}.md`];
  expect(pages.filter((page) => !existsSync(resolve(REPOSITORY, page)))).toEqual([]);
  expect(sidebars.split(`'widgets/${name}'`)).toHaveLength(3);
});
