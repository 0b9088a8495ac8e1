import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchRow } from '../kit/row.ts';
import type { BenchSite } from './benchSite.ts';
import { postCall } from './callsAtOnce.ts';

const PER_SECOND = 200;
const SECONDS = 10;
const MS = 1000;
const MIDDLE = 0.5;
const MOST = 0.95;

/**
 * Sends 200 calls a second for ten seconds. Each call is sent on time even if earlier calls are slow, because real
 * visitors do not wait for each other.
 */
export async function callsOfABusyShop(
  site: BenchSite,
): Promise<{ readonly kept: number; readonly rows: readonly BenchRow[] }> {
  const start = performance.now();
  const calls = Array.from({ length: PER_SECOND * SECONDS }, async (_none, at) => {
    const due = start + (at * MS) / PER_SECOND;
    await sleep(Math.max(0, due - performance.now()));
    const isKept = await postCall(site, 'update_chaty_widget_views').catch(() => false);
    return { isKept, waited: performance.now() - due };
  });
  const answers = await Promise.all(calls);
  const took = (performance.now() - start) / MS;
  const waits = answers.map(({ waited }) => waited).sort((one, other) => one - other);
  const at = (share: number) => Math.round(waits[Math.floor(waits.length * share)] ?? Number.NaN);
  const row = (what: string, unit: string, ours: number): BenchRow => ({
    case: `${site.name}: ${what}`,
    unit,
    ours,
    runs: answers.length,
  });
  return {
    kept: answers.filter(({ isKept }) => isKept).length,
    rows: [
      row('200 calls/s for 10 s, total time', 's', Math.round(took * 10) / 10),
      row('200 calls/s for 10 s, median response time', 'ms', at(MIDDLE)),
      row('200 calls/s for 10 s, p95 response time', 'ms', at(MOST)),
    ],
  };
}
