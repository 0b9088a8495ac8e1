import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { interleave } from '../kit/interleave.ts';
import { type BenchRow, toRow } from '../kit/row.ts';
import type { BenchSite } from './benchSite.ts';

const RUNS = 60;
const WARM = 12;
const POLL_MS = 5;
let asked = 0;

/**
 * Returns the CPU time of a WordPress page in milliseconds, from the first line of `wp-config.php` to the end of the
 * request.
 */
async function costOf(site: BenchSite, headers: Readonly<Record<string, string>>): Promise<number> {
  asked += 1;
  const name = `page-${asked}`;
  await (await fetch(`${site.url}/ask/`, { headers: { 'X-Meter': name, ...headers } })).text();
  const file = resolve(site.paths.folder, 'log/meter');
  for (;;) {
    const line = readFileSync(file, 'utf8')
      .split('\n')
      .find((text) => text.startsWith(`${name} `));
    if (line !== undefined) return Number(line.split(' ')[1]);
    await sleep(POLL_MS);
  }
}

export async function pageCost(site: BenchSite): Promise<readonly BenchRow[]> {
  const without = { 'X-Without-Hadaya': '1' };
  // Warm-up: after this loop, every worker of the server has compiled all PHP code.
  for (let warm = 0; warm < WARM; warm += 1) await Promise.all([costOf(site, {}), costOf(site, without)]);
  const { ours, peer } = await interleave({
    runs: RUNS,
    ours: () => costOf(site, {}),
    peer: () => costOf(site, without),
  });
  rmSync(resolve(site.paths.folder, 'log/meter'));
  return [toRow({ case: `${site.name}: CPU time per page (peer: without the plugin)`, unit: 'ms', ours, peer })];
}
