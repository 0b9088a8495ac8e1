import { interleave } from '../kit/interleave.ts';
import { type BenchRow, toRow } from '../kit/row.ts';
import type { BenchSite } from './benchSite.ts';

const ROUNDS = 4;
const CALLS = 300;
const PEER_CALLS = 60;
const CONNECTIONS = 8;
const MS = 1000;

interface Round {
  readonly perSecond: number;
  readonly processorMs: number;
  readonly kept: number;
}

export async function postCall(site: BenchSite, action: string): Promise<boolean> {
  const body = new URLSearchParams({ action, widgetId: '0', isMobile: '0', isOpen: '0', isSingle: '0' });
  const answer = await fetch(site.ajaxUrl, { method: 'POST', body, headers: { referer: `${site.url}/ask/` } });
  return (await answer.text()) === '1';
}

async function measure(site: BenchSite, action: string, calls: number): Promise<Round> {
  const before = site.processorMs();
  const start = performance.now();
  let [left, kept] = [calls, 0];
  const connection = async () => {
    while (left > 0) {
      left -= 1;
      if (await postCall(site, action)) kept += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  const seconds = (performance.now() - start) / MS;
  return { perSecond: calls / seconds, processorMs: (site.processorMs() - before) / calls, kept };
}

/**
 * Measures the maximum rate of counting calls. The baseline is a call to an unknown AJAX action, because its response
 * is the shortest one for which WordPress loads in full.
 */
export async function callsAtOnce(
  site: BenchSite,
): Promise<{ readonly kept: number; readonly rows: readonly BenchRow[] }> {
  let kept = 0;
  const { ours, peer } = await interleave({
    runs: ROUNDS,
    ours: async () => {
      const round = await measure(site, 'update_chaty_widget_views', CALLS);
      kept += round.kept;
      return round;
    },
    peer: () => measure(site, 'hadaya_nobody_answers', PEER_CALLS),
  });
  const row = (what: string, unit: string, read: (round: Round) => number) =>
    toRow({ case: `${site.name}: ${what}`, unit, ours: ours.map(read), peer: peer.map(read) });
  return {
    kept,
    rows: [
      row('counting calls, 8 connections', '1/s', ({ perSecond }) => perSecond),
      row('CPU time per counting call', 'ms', (round) => round.processorMs),
    ],
  };
}
