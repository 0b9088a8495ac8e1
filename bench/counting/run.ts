/**
 * Measures how much load a real WordPress site with the plugin can handle, on SQLite and, if available, on MariaDB. The
 * cases are: the maximum rate of counting calls, 200 calls a second for ten seconds, 20 simultaneous form senders, and
 * a page with and without the plugin. No call or message may be lost. The server, the database and this script share
 * the machine, so only CPU time is reliable. `WP_DATABASE=mariadb` or `WP_DATABASE=sqlite` measures with that database
 * only.
 */
import { resolve } from 'node:path';
import { findPhp, type NativePhp } from '@hadaya/tools/wordpress/findPhp';
import { type MariaDb, startMariaDb } from '@hadaya/tools/wordpress/mariaDb';
import { SITES_FOLDER } from '@hadaya/tools/wordpress/paths';
import type { Bench, BenchRow } from '../kit/row.ts';
import { startBenchSite } from './benchSite.ts';
import { callsAtOnce } from './callsAtOnce.ts';
import { callsOfABusyShop } from './callsOfABusyShop.ts';
import { pageCost } from './pageCost.ts';
import { sendersAtOnce } from './sendersAtOnce.ts';

const REQUESTED = (process.env.WP_DATABASE ?? 'mariadb,sqlite').split(',');

async function benchOn(php: NativePhp, database: MariaDb | undefined): Promise<readonly BenchRow[]> {
  const site = await startBenchSite(php, database);
  try {
    const pages = await pageCost(site);
    const most = await callsAtOnce(site);
    const busy = await callsOfABusyShop(site);
    const messages = await sendersAtOnce(site);
    const kept = site.readKept();
    const calls = most.kept + busy.kept;
    console.log(
      `${site.name}: ${calls} calls answered, ${kept.views} widget views and ${kept.visits} page views stored; ${messages.sent} messages sent, ${messages.taken} accepted, ${kept.leads} stored.`,
    );
    if (kept.views !== calls || kept.visits !== calls) throw new Error(`${site.name}: calls were lost`);
    if (kept.leads !== messages.sent) throw new Error(`${site.name}: messages were lost`);
    return [...pages, ...most.rows, ...busy.rows, ...messages.rows];
  } finally {
    site.stop();
  }
}

const bench: Bench = async () => {
  const php = findPhp();
  if ('missing' in php) throw new Error(php.missing);
  const rows: BenchRow[] = [];
  if (REQUESTED.includes('mariadb')) {
    const database = await startMariaDb(resolve(SITES_FOLDER, `bench-${process.pid}-db`));
    try {
      rows.push(...(await benchOn(php, database)));
    } finally {
      database.stop();
    }
  }
  if (REQUESTED.includes('sqlite')) rows.push(...(await benchOn(php, undefined)));
  return rows;
};

export default bench;
