import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { NativePhp } from '@hadaya/tools/wordpress/findPhp';
import type { MariaDb } from '@hadaya/tools/wordpress/mariaDb';
import type { SitePaths } from '@hadaya/tools/wordpress/Site';
import { serveSite } from '@hadaya/tools/wordpress/serveSite';
import { createCountingSite, nameOf } from './countingSite.ts';

/** Numbers of views and messages that the site has stored. */
export interface Kept {
  /** Widget views; `visits` counts page views. */
  readonly views: number;
  readonly visits: number;
  readonly leads: number;
}

/** A running site with its own database. */
export interface BenchSite {
  readonly name: string;
  readonly url: string;
  readonly ajaxUrl: string;
  readonly paths: SitePaths;
  /** CPU time of the server and its workers so far. */
  readonly processorMs: () => number;
  readonly readKept: () => Kept;
  readonly stop: () => void;
}

/** Linux counts CPU time in hundredths of a second. */
const TICK_MS = 10;
const COUNTED = resolve(import.meta.dirname, '../../tools/wordpress/php/counted.php');

/** The command lines of the server and its workers contain the server's address. */
const workersOf = (address: string) =>
  readdirSync('/proc').filter((id) => {
    try {
      return /^\d+$/.test(id) && readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(address);
    } catch {
      return false;
    }
  });

const timeOf = (ids: readonly string[]) =>
  ids.reduce((sum, id) => {
    const [, rest = ''] = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ');
    const fields = rest.split(' ');
    return sum + (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  }, 0);

export async function startBenchSite(php: NativePhp, database: MariaDb | undefined): Promise<BenchSite> {
  const paths = createCountingSite(php, database);
  const site = await serveSite(php, paths);
  const workers = workersOf(site.url.replace('http://', ''));
  return {
    name: nameOf(database),
    url: site.url,
    ajaxUrl: `${site.url}/wp-admin/admin-ajax.php`,
    paths,
    processorMs: () => timeOf(workers),
    readKept: () => JSON.parse(execFileSync(php.command, [COUNTED, paths.publicFolder], { encoding: 'utf8' })),
    stop() {
      site.stop();
      rmSync(paths.folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
