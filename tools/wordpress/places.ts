import { resolve } from 'node:path';
import { REPOSITORY } from '../vite/project.ts';

/** Files that no package manager keeps for us; git ignores the folder. */
export const CACHE_FOLDER = resolve(REPOSITORY, '.cache/wordpress');

/** WordPress itself, as it comes. */
export const CORE_FOLDER = resolve(CACHE_FOLDER, 'wordpress');

/** The database drop-in that lets WordPress keep its tables in one SQLite file. */
export const SQLITE_FOLDER = resolve(CACHE_FOLDER, 'sqlite-database-integration');

/** Sites that were made from it. */
export const SITES_FOLDER = resolve(CACHE_FOLDER, 'sites');

/** Our plugin's sources. */
export const PLUGIN_FOLDER = resolve(REPOSITORY, 'wordpress/hadaya');

/** Plugins for tests: stand-ins for the five that we replace, and a listening post for mail. */
export const TEST_PLUGINS_FOLDER = resolve(REPOSITORY, 'wordpress/test-plugins');
