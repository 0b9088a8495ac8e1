import { globSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { REPOSITORY } from '../vite/project.ts';

/** Folder for downloaded and generated files; ignored by git. */
export const CACHE_FOLDER = resolve(REPOSITORY, '.cache/wordpress');

export const CORE_FOLDER = resolve(CACHE_FOLDER, 'wordpress');

/** The drop-in that makes WordPress use a single SQLite file. */
export const SQLITE_FOLDER = resolve(CACHE_FOLDER, 'sqlite-database-integration');

/** Path of WP-CLI, WordPress's command-line tool. */
export const WP_CLI = resolve(CACHE_FOLDER, 'wp-cli/wp-cli.phar');

export const SITES_FOLDER = resolve(CACHE_FOLDER, 'sites');

export const PLUGIN_FOLDER = resolve(REPOSITORY, 'wordpress/hadaya');

/** Checks whether a file in the plugin's folder is shipped; tests are not. */
export const isInstalled = (file: string): boolean => relative(PLUGIN_FOLDER, file).split(sep)[0] !== 'tests';

export const pluginSources = (): readonly string[] => globSync(`${PLUGIN_FOLDER}/**/*.php`).filter(isInstalled).sort();

/** Test plugins: substitutes for the five replaced plugins, and an email logger. */
export const TEST_PLUGINS_FOLDER = resolve(REPOSITORY, 'wordpress/test-plugins');
