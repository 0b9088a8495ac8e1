import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export const REPOSITORY: string = resolve(import.meta.dirname, '../..');

/** Runtime against which the islands are built and tested: `RUNTIME=light` is Preact, anything else React. */
export const RUNTIME: 'react' | 'light' = process.env.RUNTIME === 'light' ? 'light' : 'react';

/**
 * Folder for both builds: React's files, and the light runtime's in `light/`. HADAYA_DIST allows two builds to run side
 * by side.
 */
export const DIST_ROOT: string = resolve(REPOSITORY, process.env.HADAYA_DIST ?? 'dist');

export const DIST_FOLDER: string = RUNTIME === 'light' ? resolve(DIST_ROOT, 'light') : DIST_ROOT;

/** Version shared by all packages. */
export const VERSION: string = JSON.parse(readFileSync(resolve(REPOSITORY, 'package.json'), 'utf8')).version;
