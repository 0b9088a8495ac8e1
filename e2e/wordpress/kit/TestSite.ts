import { execFileSync } from 'node:child_process';
import { copyFileSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createSite } from '@hadaya/tools/wordpress/createSite';
import type { NativePhp } from '@hadaya/tools/wordpress/findPhp';
import { queryMariaDb, startMariaDb } from '@hadaya/tools/wordpress/mariaDb';
import { placesOf, type SiteContent, type SitePaths } from '@hadaya/tools/wordpress/Site';
import type { ServedSite } from '@hadaya/tools/wordpress/serverProcess';
import { serveSite } from '@hadaya/tools/wordpress/serveSite';
import { readIfThere } from './readIfThere.ts';
import { HEARD, writeOptions } from './writeOptions.ts';

export type Row = Readonly<Record<string, unknown>>;

/** The WordPress site of one test worker. */
export interface TestSite extends ServedSite {
  readonly paths: SitePaths;
  readonly ajaxUrl: string;
  query(sql: string, ...values: readonly (string | number)[]): readonly Row[];
  /** Names of the plugin's tables, sorted. */
  pluginTables(): readonly string[];
  /** Runs a statement that writes to the site's database. */
  write(sql: string, ...values: readonly (string | number)[]): void;
  /** Sets an option; `null` deletes it. */
  setOption(name: string, value: unknown): void;
  /** Sets several options in one call; `null` deletes an option. */
  setOptions(options: Readonly<Record<string, unknown>>): void;
  /** Emails that the site has sent, oldest first. */
  mails(): readonly {
    readonly to: string;
    readonly subject: string;
    readonly message: string;
    readonly headers: readonly string[];
  }[];
  /** Requests that the site has sent to the shop's webhook. */
  hookCalls(): readonly {
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
    /** Method and URL of the request. */
    readonly call: string;
  }[];
  /** Returns the whole text of PHP's log. */
  complaints(): string;
}

const readLines = (file: string) =>
  readIfThere(file)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

const PHP_FOLDER = resolve(import.meta.dirname, '../../../tools/wordpress/php');
const SET_OPTIONS = 'set-options.php';
/** Script that responds with the posted cookies of an earlier login, so that the caller is logged in. */
export const GIVE_COOKIES = 'give-cookies.php';
/** PHP code that posts its second argument to the URL in its first argument and prints the response. */
const POST = `$http = ['method' => 'POST', 'header' => 'Content-Type: application/json', 'content' => $argv[2]];
echo file_get_contents($argv[1], false, stream_context_create(['http' => $http]));`;

/**
 * Adds test files to the site: endpoints for options and cookies, and a plugin that removes parts of WordPress's
 * screens.
 */
function addTestFiles({ publicFolder }: SitePaths): void {
  for (const file of [SET_OPTIONS, GIVE_COOKIES]) copyFileSync(resolve(PHP_FOLDER, file), resolve(publicFolder, file));
  const quiet = 'quiet-site.php';
  copyFileSync(resolve(PHP_FOLDER, quiet), resolve(publicFolder, 'wp-content/mu-plugins', quiet));
}

/**
 * Sets options through the site's running server; the PHP process that posts them loads no extensions, so that it
 * starts instantly.
 */
function postOptions(php: NativePhp, url: string, options: Readonly<Record<string, unknown>>): void {
  const values = ['-n', '-r', POST, `${url}/${SET_OPTIONS}`, JSON.stringify(options)];
  const answer = execFileSync(php.command, values, { encoding: 'utf8' });
  if (answer !== 'done') throw new Error(`The options were not set: ${answer}`);
}

/** Creates and serves a site. With `WP_DATABASE=mariadb`, the site has its own MariaDB. */
export async function startTestSite(php: NativePhp, name: string, content: SiteContent): Promise<TestSite> {
  const database =
    process.env.WP_DATABASE === 'mariadb' ? await startMariaDb(`${placesOf(name).folder}-db`) : undefined;
  const paths = createSite(php, name, content, database);
  addTestFiles(paths);
  const served = await serveSite(php, paths);
  const run = <Answer>(isReader: boolean, work: (file: DatabaseSync) => Answer): Answer => {
    const file = new DatabaseSync(paths.databaseFile, { readOnly: isReader, timeout: 5000 });
    try {
      return work(file);
    } finally {
      file.close();
    }
  };
  // A write to the database file is a hundred times faster than starting WordPress. Options with listeners, and
  // MariaDB, still need WordPress.
  const setOptions = (options: Readonly<Record<string, unknown>>) => {
    if (database !== undefined || Object.keys(options).some((name) => HEARD.has(name)))
      postOptions(php, served.url, options);
    else run(false, (file) => writeOptions(file, options));
  };
  const query: TestSite['query'] = (sql, ...values) => {
    if (database !== undefined) return queryMariaDb(php, database, sql, values);
    return run(true, (file) => file.prepare(sql).all(...values));
  };
  const tableNames =
    database === undefined ? 'name FROM sqlite_master' : 'table_name AS name FROM information_schema.tables';
  return {
    url: served.url,
    stop() {
      served.stop();
      database?.stop();
      // PHP may write files while it exits, and a site that cannot be removed would fail the whole run.
      rmSync(paths.folder, { recursive: true, force: true, maxRetries: 10 });
    },
    paths,
    ajaxUrl: `${served.url}/wp-admin/admin-ajax.php`,
    query,
    pluginTables: () =>
      query(`SELECT ${tableNames}`)
        .map(({ name }) => String(name))
        .filter((name) => name.startsWith('wp_hadaya_'))
        .sort(),
    write(sql, ...values) {
      if (database !== undefined) queryMariaDb(php, database, sql, values);
      else run(false, (file) => file.prepare(sql).run(...values));
    },
    setOption: (option, value) => setOptions({ [option]: value }),
    setOptions,
    mails: () => readLines(paths.mailLog),
    hookCalls: () => readLines(resolve(dirname(paths.mailLog), 'hook.jsonl')),
    complaints: () => readIfThere(paths.debugLog),
  };
}
