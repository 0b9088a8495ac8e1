import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Root of the repository. */
export const REPOSITORY: string = resolve(import.meta.dirname, '../..');

/** Where bundles go; another folder lets two builds run side by side. */
export const DIST_FOLDER: string = resolve(REPOSITORY, process.env.HADAYA_DIST ?? 'dist');

/** The one version of all packages. */
export const VERSION: string = JSON.parse(readFileSync(resolve(REPOSITORY, 'package.json'), 'utf8')).version;
