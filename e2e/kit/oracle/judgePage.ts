import type { Page } from '@playwright/test';
import { describeResults, OUR_MOUNTS, runAxe } from '../axe.ts';
import type { PageAllowances, PageReport } from '../inPage/guest.ts';
import type { Finding } from './rules.ts';

/** What a page says of itself, or `undefined` for one without scripts. */
export async function readReport(
  page: Page,
  allowed: PageAllowances,
  hostScripts: string,
): Promise<PageReport | undefined> {
  const { hostChanges, globals, pageState, csp } = allowed;
  return page.evaluate(([given, scripts]) => window.__hadayaGuest?.report(given, scripts), [
    { hostChanges, globals, pageState, csp },
    hostScripts,
  ] as const);
}

/** U4: the script that stands behind ours must have run. */
export function judgeSentinel(report: PageReport, address: string): Finding[] {
  if (report.sentinel !== 'waiting') return [];
  return [{ rule: 'U4', text: `the sentinel of ${address} did not run` }];
}

/** U10: axe on what is ours. */
export async function judgeAccess(page: Page, disabled: readonly string[]): Promise<Finding[]> {
  if ((await page.locator(OUR_MOUNTS).count()) === 0) return [];
  const lines = await runAxe(page, { include: [OUR_MOUNTS], disable: disabled }, ({ violations }) =>
    describeResults('violation', violations),
  );
  return lines.map((text) => ({ rule: 'U10', text }));
}
