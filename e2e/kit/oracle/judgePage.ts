import { describeResults, finishTransitions, OUR_MOUNTS, runAxe, type Shown } from '../axe.ts';
import type { PageAllowances, PageReport } from '../inPage/guest.ts';
import { RunSet } from '../runSet.ts';
import type { Finding } from './rules.ts';

/**
 * Returns a page's report, or `undefined` if the oracle does not run in the page, for example without JavaScript. Reads
 * the host's script files only if their text could explain a new global.
 */
export async function readReport(
  page: Shown,
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

export function judgeSentinel(report: PageReport, address: string): Finding[] {
  if (report.sentinel !== 'waiting') return [];
  return [{ rule: 'U4', text: `the sentinel of ${address} did not run` }];
}

/**
 * Descriptions of elements in our mounts for which axe found nothing in this run. Each description includes everything
 * that affects axe's result, such as the disabled rules.
 */
const judged = new RunSet('judged-shapes.txt');

/**
 * Checks U10: runs axe on our mounts if they contain an element that this run has not yet checked with the same
 * semantics, painting and context on any page.
 */
export async function judgeAccess(page: Shown, disabled: readonly string[]): Promise<Finding[]> {
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
