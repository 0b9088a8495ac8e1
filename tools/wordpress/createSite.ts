import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { DIST_ROOT } from '../vite/project.ts';
import { buildOnce } from './buildOnce.ts';
import type { NativePhp } from './findPhp.ts';
import { linkTree } from './linkTree.ts';
import type { MariaDb } from './mariaDb.ts';
import { CORE_FOLDER, isInstalled, PLUGIN_FOLDER, pluginSources, SQLITE_FOLDER, TEST_PLUGINS_FOLDER } from './paths.ts';
import { ADMIN, placesOf, type SiteContent, type SitePaths } from './Site.ts';
import { wpCli } from './wpCli.ts';
import { wpConfig } from './wpConfig.ts';

const UNUSED = new Set(['akismet', 'hello.php', 'twentytwentythree', 'twentytwentyfour']);
/** Files of which each site has its own copy; all others are shared. */
const OWN = new Set(['wp-config.php', 'hadaya', 'hadaya-stand-ins', 'mu-plugins', 'uploads']);

/**
 * PHP code that keeps the database's default mode, which rejects values that do not fit. WordPress would choose a mode
 * that truncates them.
 */
const STRICT = `<?php
add_filter(
	'incompatible_sql_modes',
	static function ( $modes ) {
		return array_diff( $modes, array( 'STRICT_TRANS_TABLES', 'STRICT_ALL_TABLES' ) );
	}
);
`;

function linkCore({ publicFolder }: SitePaths, core: string, database: MariaDb | undefined): void {
  linkTree(core, publicFolder, (path) => core === CORE_FOLDER && UNUSED.has(basename(path)));
  if (database !== undefined) {
    writeFileSync(resolve(publicFolder, 'wp-content/db.php'), STRICT);
    return;
  }
  const sqlite = resolve(publicFolder, 'wp-content/plugins/sqlite-database-integration');
  linkTree(SQLITE_FOLDER, sqlite, () => false);
  const dropIn = readFileSync(resolve(SQLITE_FOLDER, 'db.copy'), 'utf8');
  writeFileSync(
    resolve(publicFolder, 'wp-content/db.php'),
    dropIn.replaceAll('{SQLITE_PLUGIN}', 'sqlite-database-integration/load.php'),
  );
}

function addOwnFiles(paths: SitePaths, database?: MariaDb): void {
  const plugins = resolve(paths.publicFolder, 'wp-content/plugins');
  cpSync(PLUGIN_FOLDER, resolve(plugins, 'hadaya'), { recursive: true, filter: isInstalled });
  const isServed = (path: string) => !path.endsWith('.map');
  if (existsSync(DIST_ROOT)) cpSync(DIST_ROOT, resolve(plugins, 'hadaya/dist'), { recursive: true, filter: isServed });
  cpSync(resolve(TEST_PLUGINS_FOLDER, 'stand-ins'), resolve(plugins, 'hadaya-stand-ins'), { recursive: true });
  cpSync(resolve(TEST_PLUGINS_FOLDER, 'always'), resolve(paths.publicFolder, 'wp-content/mu-plugins'), {
    recursive: true,
  });
  mkdirSync(dirname(paths.databaseFile), { recursive: true });
  mkdirSync(dirname(paths.debugLog), { recursive: true });
  writeFileSync(resolve(paths.publicFolder, 'wp-config.php'), wpConfig(database));
}

function fingerprint(content: SiteContent): string {
  const others = globSync([`${TEST_PLUGINS_FOLDER}/**/*.php`, `${import.meta.dirname}/php/prepare.php`]);
  const sources = [...pluginSources(), ...others.sort()];
  const hash = createHash('sha256').update(JSON.stringify(content));
  for (const file of sources) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

/** Creates the files of a new site without installing it, optionally with another copy of WordPress. */
export function createSiteFiles(name: string, core: string = CORE_FOLDER, database?: MariaDb): SitePaths {
  const paths = placesOf(name);
  rmSync(paths.folder, { recursive: true, force: true });
  linkCore(paths, core, database);
  addOwnFiles(paths, database);
  return paths;
}

export function installSite(php: NativePhp, content: SiteContent, paths: SitePaths): void {
  const { login, password } = ADMIN;
  const owner = [`--admin_user=${login}`, `--admin_password=${password}`, '--admin_email=owner@shop.example'];
  wpCli(php, paths, ['core', 'install', '--title=Hadaya', ...owner, '--skip-email']);
  const file = resolve(paths.folder, 'content.json');
  writeFileSync(file, JSON.stringify(content));
  wpCli(php, paths, ['eval-file', resolve(import.meta.dirname, 'php/prepare.php'), file]);
}

function buildTemplate(php: NativePhp, content: SiteContent, template: SitePaths): void {
  const building = createSiteFiles(`building-${process.pid}`);
  installSite(php, content, building);
  renameSync(building.folder, template.folder);
}

function findTemplate(php: NativePhp, content: SiteContent): SitePaths {
  const template = placesOf(`template-${fingerprint(content)}`);
  buildOnce(template.folder, () => buildTemplate(php, content, template));
  return template;
}

/**
 * Creates a WordPress site: files, database, plugins and content. The first site with certain content takes a few
 * seconds; later ones are copies. If a database is given, every site is installed from scratch.
 */
export function createSite(php: NativePhp, name: string, content: SiteContent, database?: MariaDb): SitePaths {
  if (database !== undefined) {
    const made = createSiteFiles(name, CORE_FOLDER, database);
    installSite(php, content, made);
    return made;
  }
  const template = findTemplate(php, content);
  const paths = placesOf(name);
  rmSync(paths.folder, { recursive: true, force: true });
  linkTree(template.publicFolder, paths.publicFolder, (path) => OWN.has(basename(path)));
  addOwnFiles(paths);
  copyFileSync(template.databaseFile, paths.databaseFile);
  return paths;
}
