import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createSite, runPhp } from '../../../tools/wordpress/createSite.ts';
import type { NativePhp } from '../../../tools/wordpress/findPhp.ts';
import type { SiteContent, SitePlaces } from '../../../tools/wordpress/Site.ts';
import type { ServedSite } from '../../../tools/wordpress/serverProcess.ts';
import { serveSite } from '../../../tools/wordpress/serveSite.ts';

/** A row of the site's database. */
export type Row = Readonly<Record<string, unknown>>;

/** A WordPress of a test worker's own. */
export interface TestSite extends ServedSite {
  readonly places: SitePlaces;
  /** Address of `admin-ajax.php`. */
  readonly ajaxUrl: string;
  /** Reads the site's database. */
  query(sql: string, ...values: readonly (string | number)[]): readonly Row[];
  /** Sets an option; `null` deletes it. */
  setOption(name: string, value: unknown): void;
  /** Sets several at once, which costs no more than one. */
  setOptions(options: Readonly<Record<string, unknown>>): void;
  /** Mail that the site sent. */
  mails(): readonly {
    readonly to: string;
    readonly subject: string;
    readonly message: string;
    readonly headers: readonly string[];
  }[];
  /** What the shop's other system was sent. */
  hookCalls(): readonly { readonly headers: Readonly<Record<string, string>>; readonly body: string }[];
  /** What PHP complained about. */
  complaints(): string;
}

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

const readLines = (file: string) =>
  readIfThere(file)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

/** Makes and serves a site. */
export async function startTestSite(php: NativePhp, name: string, content: SiteContent): Promise<TestSite> {
  const places = createSite(php, name, content);
  const served = await serveSite(php, places);
  const setOptions = (options: Readonly<Record<string, unknown>>) =>
    runPhp(php, 'set-options.php', places, JSON.stringify(options));
  return {
    url: served.url,
    stop() {
      served.stop();
      rmSync(places.folder, { recursive: true, force: true });
    },
    places,
    ajaxUrl: `${served.url}/wp-admin/admin-ajax.php`,
    query(sql, ...values) {
      const database = new DatabaseSync(places.databaseFile, { readOnly: true, timeout: 5000 });
      try {
        return database.prepare(sql).all(...values);
      } finally {
        database.close();
      }
    },
    setOption: (option, value) => setOptions({ [option]: value }),
    setOptions,
    mails: () => readLines(places.mailLog),
    hookCalls: () => readLines(resolve(dirname(places.mailLog), 'hook.jsonl')),
    complaints: () => readIfThere(places.debugLog),
  };
}
