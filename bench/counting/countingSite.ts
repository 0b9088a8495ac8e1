import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { HADAYA_OPTIONS } from '../../e2e/wordpress/kit/siteContent.ts';
import { createSite, createSiteFiles, runPhp } from '../../tools/wordpress/createSite.ts';
import type { NativePhp } from '../../tools/wordpress/findPhp.ts';
import { ADMIN, type SiteContent, type SitePlaces } from '../../tools/wordpress/Site.ts';

const NAME = `bench-${process.pid}`;

/** A shop with our plugin and nothing else, its widget shown and counted. */
const CONTENT: SiteContent = {
  pages: [{ slug: 'ask', title: 'Corporate gifts', html: '<p>Ask us.</p>' }],
  users: [],
  plugins: ['hadaya/hadaya.php'],
  options: { hadaya_options: HADAYA_OPTIONS },
  posts: 1,
};

/** `user:password@127.0.0.1:3306/database` of an empty MySQL or MariaDB; without it the site has an SQLite file. */
const MYSQL = /^(?<user>[^:]+):(?<password>[^@]*)@(?<host>127\.0\.0\.1:\d+)\/(?<name>\w+)$/;

function createMySqlSite(php: NativePhp, address: string): SitePlaces {
  const { user = '', password = '', host = '', name = '' } = MYSQL.exec(address)?.groups ?? {};
  if (name === '') throw new Error('HADAYA_MYSQL is user:password@127.0.0.1:3306/database');
  const places = createSiteFiles(NAME);
  const config = resolve(places.publicFolder, 'wp-config.php');
  const values = { DB_NAME: name, DB_USER: user, DB_PASSWORD: password, DB_HOST: host };
  let text = readFileSync(config, 'utf8').replace("'wp_'", `'b${process.pid}_'`);
  for (const [key, value] of Object.entries(values))
    text = text.replace(new RegExp(`'${key}', '\\w*'`), `'${key}', '${value}'`);
  writeFileSync(config, text);
  rmSync(resolve(places.publicFolder, 'wp-content/db.php'));
  runPhp(php, 'install.php', places.publicFolder, ADMIN.login, ADMIN.password);
  const file = resolve(places.folder, 'content.json');
  writeFileSync(file, JSON.stringify(CONTENT));
  runPhp(php, 'prepare.php', places.publicFolder, file);
  return places;
}

/** Makes the site; the plugins that other tests need on every site are taken away. */
export function createCountingSite(php: NativePhp): SitePlaces {
  const address = process.env.HADAYA_MYSQL;
  const places = address === undefined ? createSite(php, NAME, CONTENT) : createMySqlSite(php, address);
  rmSync(resolve(places.publicFolder, 'wp-content/mu-plugins'), { recursive: true });
  return places;
}
