import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { HADAYA_OPTIONS } from '@hadaya/e2e/siteContent';
import { createSiteFiles, installSite } from '@hadaya/tools/wordpress/createSite';
import type { NativePhp } from '@hadaya/tools/wordpress/findPhp';
import type { MariaDb } from '@hadaya/tools/wordpress/mariaDb';
import { CORE_FOLDER } from '@hadaya/tools/wordpress/paths';
import type { SiteContent, SitePaths } from '@hadaya/tools/wordpress/Site';

/**
 * Folders of additional plugins for the site, such as WooCommerce, from the comma-separated list in `HADAYA_PLUGINS`.
 */
const MORE = (process.env.HADAYA_PLUGINS ?? '').split(',').filter((folder) => folder !== '');

/** A shop with our plugin, a visible and counted widget, and an open form. */
const CONTENT: SiteContent = {
  pages: [{ slug: 'ask', title: 'Corporate gifts', html: '<p>Ask us.</p>' }],
  users: [],
  plugins: ['hadaya/hadaya.php', ...MORE.map((folder) => `${basename(folder)}/${basename(folder)}.php`)],
  options: { hadaya_options: HADAYA_OPTIONS },
  posts: 1,
};

export const nameOf = (database: MariaDb | undefined): string =>
  [database === undefined ? 'SQLite' : 'MariaDB', ...MORE.map((folder) => basename(folder))].join(' + ');

/** Creates the site with the benchmark's must-use plugin instead of those that other tests install. */
export function createCountingSite(php: NativePhp, database: MariaDb | undefined): SitePaths {
  const paths = createSiteFiles(`bench-${process.pid}`, CORE_FOLDER, database);
  for (const folder of MORE)
    cpSync(folder, resolve(paths.publicFolder, 'wp-content/plugins', basename(folder)), { recursive: true });
  installSite(php, CONTENT, paths);
  const always = resolve(paths.publicFolder, 'wp-content/mu-plugins');
  rmSync(always, { recursive: true });
  cpSync(resolve(import.meta.dirname, 'php'), always, { recursive: true });
  const config = resolve(paths.publicFolder, 'wp-config.php');
  const start = "<?php\ndefine( 'HADAYA_BENCH_START', getrusage() );";
  writeFileSync(config, readFileSync(config, 'utf8').replace('<?php', start));
  return paths;
}
