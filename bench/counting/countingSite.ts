import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { HADAYA_OPTIONS } from '../../e2e/wordpress/kit/siteContent.ts';
import { createSiteFiles, runPhp } from '../../tools/wordpress/createSite.ts';
import type { NativePhp } from '../../tools/wordpress/findPhp.ts';
import { ADMIN, type SiteContent, type SitePlaces } from '../../tools/wordpress/Site.ts';

/** `user:password@127.0.0.1:3306/database` of a MySQL or MariaDB; without it the site has an SQLite file. */
const { HADAYA_MYSQL, HADAYA_PLUGINS = '' } = process.env;
const MYSQL = /^(?<user>[^:]+):(?<password>[^@]*)@(?<host>127\.0\.0\.1:\d+)\/(?<name>\w+)$/;

/** Folders of further plugins for the site, for example WooCommerce; divided by commas. */
const MORE = HADAYA_PLUGINS.split(',').filter((folder) => folder !== '');

/** A shop with our plugin, its widget shown and counted. */
const CONTENT: SiteContent = {
  pages: [{ slug: 'ask', title: 'Corporate gifts', html: '<p>Ask us.</p>' }],
  users: [],
  plugins: ['hadaya/hadaya.php', ...MORE.map((folder) => `${basename(folder)}/${basename(folder)}.php`)],
  options: { hadaya_options: HADAYA_OPTIONS },
  posts: 1,
};

/** What the site is made of, for the table's reader. */
export const SITE_NAME: string = [HADAYA_MYSQL ? 'MySQL' : 'SQLite', ...MORE.map((folder) => basename(folder))].join(
  ' + ',
);

function useMySql({ publicFolder }: SitePlaces, address: string): void {
  const { user = '', password = '', host = '', name = '' } = MYSQL.exec(address)?.groups ?? {};
  if (name === '') throw new Error('HADAYA_MYSQL is user:password@127.0.0.1:3306/database');
  const config = resolve(publicFolder, 'wp-config.php');
  const values = { DB_NAME: name, DB_USER: user, DB_PASSWORD: password, DB_HOST: host };
  // A prefix of its own each time, so that the database need not be empty.
  let text = readFileSync(config, 'utf8').replace("'wp_'", `'b${process.pid}_'`);
  for (const [key, value] of Object.entries(values))
    text = text.replace(new RegExp(`'${key}', '\\w*'`), `'${key}', '${value}'`);
  writeFileSync(config, text);
  rmSync(resolve(publicFolder, 'wp-content/db.php'));
}

/** Makes the site; the plugins that other tests need on every site are taken away. */
export function createCountingSite(php: NativePhp): SitePlaces {
  const places = createSiteFiles(`bench-${process.pid}`);
  if (HADAYA_MYSQL !== undefined) useMySql(places, HADAYA_MYSQL);
  for (const folder of MORE)
    cpSync(folder, resolve(places.publicFolder, 'wp-content/plugins', basename(folder)), { recursive: true });
  runPhp(php, 'install.php', places, ADMIN.login, ADMIN.password);
  const file = resolve(places.folder, 'content.json');
  writeFileSync(file, JSON.stringify(CONTENT));
  runPhp(php, 'prepare.php', places, file);
  rmSync(resolve(places.publicFolder, 'wp-content/mu-plugins'), { recursive: true });
  return places;
}
