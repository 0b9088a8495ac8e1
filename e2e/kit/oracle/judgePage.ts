import type { Page } from '@playwright/test';
import { describeResults, finishTransitions, OUR_MOUNTS, runAxe } from '../axe.ts';
import type { PageAllowances, PageReport } from '../inPage/guest.ts';
import { RunSet } from '../runSet.ts';
import type { Finding } from './rules.ts';

/**
 * What a page says of itself, or `undefined` for one without scripts. The host's script files are only fetched from the
 * browser when a name is there that they could explain.
 */
export async function readReport(
  page: Page,
  { hostChanges, globals, pageState, csp }: PageAllowances,
  hostScripts: () => Promise<string>,
): Promise<PageReport | undefined> {
  const ask = (scripts: string) =>
    page.evaluate(([given, texts]) => window.__hadayaGuest?.report(given, texts), [
      { hostChanges, globals, pageState, csp },
      scripts,
    ] as const);
  const report = await ask('');
  const hasNewNames = report?.findings.some(({ rule }) => rule === 'U6');
  return hasNewNames ? ask(await hostScripts()) : report;
}

/** U4: the script that stands behind ours must have run. */
export function judgeSentinel(report: PageReport, address: string): Finding[] {
  if (report.sentinel !== 'waiting') return [];
  return [{ rule: 'U4', text: `the sentinel of ${address} did not run` }];
}

/** Elements in our mounts, by what axe's verdict depends on and the rules that were left out, in which this run's axe found nothing. */
const judged = new RunSet('judged-shapes.txt');

/**
 * U10: axe on what is ours, when there is an element among it that this run has not judged yet: one that says the same,
 * is painted the same and stands in the same, whatever the page.
 */
export async function judgeAccess(page: Page, disabled: readonly string[]): Promise<Finding[]> {
  await finishTransitions(page, { hasBegun: true });
  const shapes = await page.evaluate((mounts) => window.__hadayaGuest?.shapes(mounts) ?? [], OUR_MOUNTS);
  const without = [...disabled].sort().join();
  const fresh = judged.unknown(shapes.map((shape) => `${without} ${shape}`));
  if (fresh.length === 0) return [];
  const lines = await runAxe(page, { include: [OUR_MOUNTS], disable: disabled, reviewed: [] }, ({ violations }) =>
    describeResults('violation', violations),
  );
  if (lines.length === 0) judged.add(fresh);
  return lines.map((text) => ({ rule: 'U10', text }));
}
