/**
 * A fresh WordPress site that takes up only part of its host: in a folder, in a folder separate from its pages, or in a
 * network.
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createSite } from '@hadaya/tools/wordpress/createSite';
import { findPhp } from '@hadaya/tools/wordpress/findPhp';
import type { SitePaths } from '@hadaya/tools/wordpress/Site';
import { startServer } from '@hadaya/tools/wordpress/serverProcess';
import { findFreePort } from '@hadaya/tools/wordpress/serveSite';
import { wpCli } from '@hadaya/tools/wordpress/wpCli';
import { BARE } from './bareSite.ts';
import { readIfThere } from './readIfThere.ts';

/**
 * Location of WordPress: entirely in `/shop`; files in `/wp` and pages at the root; or the site `/second/` in a network
 * of two.
 */
export type Placing = 'folder' | 'own-folder' | 'network';

export interface PlacedSite {
  /** URL of the front page. */
  readonly home: string;
  /** URL of `wp-admin`, without a trailing slash. */
  readonly admin: string;
  /** Path of the screen on which plugins are installed and deleted. */
  readonly plugins: string;
  /** URL path of the site's files. */
  readonly files: string;
  readonly paths: SitePaths;
  complaints(): string;
  stop(): void;
}

const STARTUP_MS = 60_000;
const PHP_FOLDER = resolve(import.meta.dirname, '../../../tools/wordpress/php');
const ROUTER = resolve(PHP_FOLDER, 'folder-router.php');
/** Plugin that removes parts of WordPress's screens that no test needs. */
const QUIET = 'quiet-site.php';
const FOLDERS = { folder: '/shop', 'own-folder': '/wp', network: '' } as const;

const PATHS = {
  folder: { home: '/shop', admin: '/shop/wp-admin', plugins: '/shop/wp-admin' },
  'own-folder': { home: '', admin: '/wp/wp-admin', plugins: '/wp/wp-admin' },
  network: { home: '/second', admin: '/second/wp-admin', plugins: '/wp-admin/network' },
} as const;

function amend({ publicFolder }: SitePaths, from: string, to: string): void {
  const file = resolve(publicFolder, 'wp-config.php');
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`wp-config.php has no ${from}`);
  writeFileSync(file, text.replace(from, to));
}

/**
 * Creates a document root that serves the site's files from the given folder and, with `hasPages`, its pages from the
 * root.
 */
function rootOf(paths: SitePaths, folder: string, hasPages: boolean): string {
  const root = resolve(paths.folder, 'root');
  mkdirSync(root);
  symlinkSync(paths.publicFolder, `${root}${folder}`);
  const pages = `<?php\ndefine( 'WP_USE_THEMES', true );\nrequire __DIR__ . '${folder}/wp-blog-header.php';\n`;
  if (hasPages) writeFileSync(resolve(root, 'index.php'), pages);
  return root;
}

/**
 * Creates and serves a site in the given location, without our plugin or any content; returns `undefined` if this
 * machine has no PHP.
 */
export async function startPlacedSite(placing: Placing): Promise<PlacedSite | undefined> {
  const php = findPhp();
  if ('missing' in php) return undefined;
  const paths = createSite(php, `${placing}-${process.pid}`, BARE);
  rmSync(resolve(paths.publicFolder, 'wp-content/plugins/hadaya'), { recursive: true });
  copyFileSync(resolve(PHP_FOLDER, QUIET), resolve(paths.publicFolder, 'wp-content/mu-plugins', QUIET));
  const host = `127.0.0.1:${await findFreePort()}`;
  const folder = FOLDERS[placing];
  const path = PATHS[placing];
  if (placing === 'network') {
    wpCli(php, paths, ['core', 'multisite-convert', '--title=Shops'], host);
    wpCli(php, paths, ['site', 'create', '--slug=second', '--title=Second'], host);
  } else {
    amend(paths, "'WP_SITEURL', 'http://' . $hadaya_host", `'WP_SITEURL', 'http://' . $hadaya_host . '${folder}'`);
    amend(paths, "'WP_HOME', 'http://' . $hadaya_host", `'WP_HOME', 'http://' . $hadaya_host . '${path.home}'`);
  }
  const root = placing === 'network' ? paths.publicFolder : rootOf(paths, folder, placing === 'own-folder');
  const flags = ['upload_max_filesize=32M', 'post_max_size=40M', 'display_errors=0', 'opcache.enable_cli=1'];
  const served = await startServer({
    command: php.command,
    values: [...flags.flatMap((flag) => ['-d', flag]), '-S', host, '-t', root, ROUTER],
    folder: root,
    environment: { PHP_CLI_SERVER_WORKERS: '4', HADAYA_FOLDER: placing === 'folder' ? folder : '' },
    logFile: resolve(paths.folder, 'log/server.log'),
    url: `http://${host}${folder}`,
    startupMs: STARTUP_MS,
  });
  return {
    home: `http://${host}${path.home}`,
    admin: `http://${host}${path.admin}`,
    plugins: `http://${host}${path.plugins}`,
    // WordPress serves the same files to each site in a network, below the site's own path.
    files: `${placing === 'network' ? path.home : folder}/wp-content/plugins/hadaya/`,
    paths,
    complaints: () => readIfThere(paths.debugLog),
    stop() {
      served.stop();
      rmSync(paths.folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
