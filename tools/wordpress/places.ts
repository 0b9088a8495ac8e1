import { globSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { REPOSITORY } from '../vite/project.ts';

/** Files that no package manager keeps for us; git ignores the folder. */
export const CACHE_FOLDER = resolve(REPOSITORY, '.cache/wordpress');

/** WordPress itself, as it comes. */
export const CORE_FOLDER = resolve(CACHE_FOLDER, 'wordpress');

/** The database drop-in that lets WordPress keep its tables in one SQLite file. */
export const SQLITE_FOLDER = resolve(CACHE_FOLDER, 'sqlite-database-integration');

/** WP-CLI, WordPress' own command line. */
export const WP_CLI = resolve(CACHE_FOLDER, 'wp-cli/wp-cli.phar');

/** Sites that were made from it. */
export const SITES_FOLDER = resolve(CACHE_FOLDER, 'sites');

/** Our plugin's sources. */
export const PLUGIN_FOLDER = resolve(REPOSITORY, 'wordpress/hadaya');

/** Whether a file of that folder is installed with the plugin. Its tests stand beside the sources and are not. */
export const isInstalled = (file: string): boolean => relative(PLUGIN_FOLDER, file).split(sep)[0] !== 'tests';

/** The plugin's own PHP, in the order of names. */
export const pluginSources = (): readonly string[] => globSync(`${PLUGIN_FOLDER}/**/*.php`).filter(isInstalled).sort();

/** Plugins for tests: stand-ins for the five that we replace, and a listening post for mail. */
export const TEST_PLUGINS_FOLDER = resolve(REPOSITORY, 'wordpress/test-plugins');
