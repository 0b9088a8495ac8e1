import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { DIST_ROOT, REPOSITORY } from '../vite/project.ts';
import { isInstalled, PLUGIN_FOLDER } from '../wordpress/paths.ts';
import { type ZipEntry, zip } from './zip.ts';

/** Files left out of the zip: source maps, and translation sources, of which WordPress reads only the compiled form. */
const LEFT_OUT = /\.(?:map|pot?)$/;

function readFolder(folder: string, prefix: string): ZipEntry[] {
  return globSync(`${folder}/**/*`)
    .filter((file) => statSync(file).isFile() && !LEFT_OUT.test(file) && isInstalled(file))
    .map((file) => ({ path: `${prefix}${relative(folder, file).split(sep).join('/')}`, content: readFileSync(file) }));
}

export const pluginFiles = (): readonly ZipEntry[] => readFolder(PLUGIN_FOLDER, 'hadaya/');

export function zipEntries(): readonly ZipEntry[] {
  if (!existsSync(resolve(DIST_ROOT, 'manifest.json'))) {
    throw new Error(`There are no bundles in ${relative(REPOSITORY, DIST_ROOT)}; run the build first`);
  }
  const licence = { path: 'hadaya/dist/LICENSE.txt', content: readFileSync(resolve(REPOSITORY, 'LICENSE')) };
  return [...pluginFiles(), ...readFolder(DIST_ROOT, 'hadaya/dist/'), licence];
}

/** Returns the zip that owners upload to WordPress. */
export const pluginZip = (): Buffer => zip(zipEntries());

const MAIN_FILE = 'hadaya/hadaya.php';

/**
 * Returns the plugin as the wordpress.org directory accepts it: without the header that prevents another plugin with
 * the same slug from replacing a download. The directory forbids that header, and a listed plugin does not need it.
 */
export function directoryEntries(entries: readonly ZipEntry[]): readonly ZipEntry[] {
  return entries.map(({ path, content }) =>
    path === MAIN_FILE
      ? { path, content: Buffer.from(content.toString('utf8').replace(/^ \* Update URI:.*\n/m, '')) }
      : { path, content },
  );
}

export const directoryZip = (): Buffer => zip(directoryEntries(zipEntries()));
