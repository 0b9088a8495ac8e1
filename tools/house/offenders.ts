import { basename } from 'node:path';
import { readBuiltSizes } from './builtFiles.ts';
import { findCrowdedFolders } from './crowdedFolders.ts';
import type { House } from './figures.ts';
import { isPageTest } from './libraryUse.ts';
import { findDoubleNames, findMisnamed } from './nameFindings.ts';
import { isCrumb } from './productFiles.ts';

/** What stands against one goal in a folder. */
export interface OffenderList {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Lists, for one folder, every place that a figure counts. */
export function listOffenders(folder: string, house: Omit<House, 'root'>): readonly OffenderList[] {
  const isInside = (path: string) => path === folder || path.startsWith(`${folder}/`);
  const own = house.product.filter(({ path }) => isInside(path));
  const crumbs = own.filter(isCrumb);
  const bundle = folder.startsWith('packages/') ? basename(folder) : '\n';
  return [
    { title: 'product files', lines: [`${own.length} files, ${own.reduce((sum, { lines }) => sum + lines, 0)} lines`] },
    {
      title: '≤ 30 lines with one importer: join them with it',
      lines: crumbs.map(({ path, lines, importers }) => `${path} (${lines}) ← ${importers.join()}`),
    },
    {
      title: 'not named after the main export',
      lines: findMisnamed(own).map(({ paths, message }) => `${paths.join()} ${message}`),
    },
    {
      title: 'exported names that mean two things',
      lines: findDoubleNames(house.product)
        .filter(({ paths }) => paths.some(isInside))
        .map(({ paths, message }) => `${message}: ${paths.join(' ')}`),
    },
    {
      title: 'folders with more than 12 entries',
      lines: findCrowdedFolders(house.files)
        .filter((one) => isInside(one.folder))
        .map((one) => `${one.folder} ${one.entries}`),
    },
    {
      title: 'tests in happy-dom',
      lines: house.files.filter(({ path }) => isInside(path) && isPageTest(path)).map(({ path }) => path),
    },
    {
      title: 'built files, bytes after gzip',
      lines: readBuiltSizes(house.distFolder)
        .filter(({ file }) => file.startsWith(bundle))
        .map(({ file, gzip }) => `${String(gzip).padStart(6)} ${file}`),
    },
  ];
}
