/**
 * Counting calls on a real WordPress, against the shortest answer of the same WordPress that goes the whole way (an action
 * of `admin-ajax.php` that nobody answers): calls a second and processor time a call. Then every call must be in the totals.
 * The server's workers and this script share the machine, so the processor's time is the figure that lasts.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { findPhp } from '../../tools/wordpress/findPhp.ts';
import { serveSite } from '../../tools/wordpress/serveSite.ts';
import { interleave } from '../kit/interleave.ts';
import { type Bench, toRow } from '../kit/row.ts';
import { createCountingSite, SITE_NAME } from './countingSite.ts';

const ROUNDS = 6;
const CALLS = 400;
const PEER_CALLS = 60;
const CONNECTIONS = 8;
const WISHED = 200;
const MS = 1000;
/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

interface Round {
  readonly perSecond: number;
  readonly processorMs: number;
  readonly kept: number;
  readonly sent: number;
}

/** Processes whose command names an address: the server and its workers. */
const workersOf = (address: string) =>
  readdirSync('/proc').filter((id) => {
    try {
      return /^\d+$/.test(id) && readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(address);
    } catch {
      return false;
    }
  });

/** Milliseconds that processes have had of the processor. */
const processorMs = (ids: readonly string[]) =>
  ids.reduce((sum, id) => {
    const [, rest = ''] = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ');
    const fields = rest.split(' ');
    return sum + (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  }, 0);

const bench: Bench = async () => {
  const php = findPhp();
  if ('missing' in php) throw new Error(php.missing);
  const places = createCountingSite(php);
  const site = await serveSite(php, places);
  const workers = workersOf(site.url.replace('http://', ''));

  async function measure(action: string, calls: number): Promise<Round> {
    const body = new URLSearchParams({ action, widgetId: '0', isMobile: '0', isOpen: '0', isSingle: '0' });
    const before = processorMs(workers);
    const start = performance.now();
    let [left, kept] = [calls, 0];
    const connection = async () => {
      while (left > 0) {
        left -= 1;
        const address = `${site.url}/wp-admin/admin-ajax.php`;
        const answer = await fetch(address, { method: 'POST', body, headers: { referer: `${site.url}/ask/` } });
        if ((await answer.text()) === '1') kept += 1;
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, connection));
    const seconds = (performance.now() - start) / MS;
    return { perSecond: calls / seconds, processorMs: (processorMs(workers) - before) / calls, kept, sent: calls };
  }

  try {
    const rounds: Round[] = [];
    const { ours, peer } = await interleave({
      runs: ROUNDS,
      ours: async () => {
        const round = await measure('update_chaty_widget_views', CALLS);
        rounds.push(round);
        return round;
      },
      peer: () => measure('hadaya_nobody_answers', PEER_CALLS),
    });
    const sum = (key: 'kept' | 'sent') => rounds.reduce((total, round) => total + round[key], 0);
    const script = resolve(import.meta.dirname, '../../tools/wordpress/php/counted.php');
    const counted = JSON.parse(execFileSync(php.command, [script, places.publicFolder], { encoding: 'utf8' }));
    const best = Math.max(...ours.map(({ perSecond }) => perSecond));
    const cost = Math.min(...ours.map((round) => round.processorMs));
    console.log(
      [
        `${SITE_NAME}: ${sum('sent')} calls, ${sum('kept')} answered; after one flush ${counted.views} views of the widget`,
        `and ${counted.visits} of pages in the totals, ${counted.waiting} waiting.`,
        `Best round ${best.toFixed(0)} calls a second, ${cost.toFixed(1)} ms of processor each:`,
        `${WISHED} a second take ${((cost * WISHED) / MS).toFixed(1)} cores for PHP.`,
      ].join(' '),
    );
    const row = (name: string, unit: string, read: (round: Round) => number) =>
      toRow({ case: name, unit, ours: ours.map(read), peer: peer.map(read) });
    return [
      row('calls a second', '1/s', ({ perSecond }) => perSecond),
      row('processor a call', 'ms', (round) => round.processorMs),
    ];
  } finally {
    site.stop();
    rmSync(places.folder, { recursive: true, force: true });
  }
};

export default bench;
