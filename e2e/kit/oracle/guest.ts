import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { bundleScript } from '../bundleScript.ts';
import type { PageReport } from '../inPage/guest.ts';
import { OWN_PATH, type TestServer } from '../kitServer.ts';
import { type Allowances, joinAllowances } from './allowances.ts';
import { CONTRACT_CHANGES } from './contractChanges.ts';
import { judgeErrors } from './judgeErrors.ts';
import { judgeAccess, judgeSentinel, readReport } from './judgePage.ts';
import type { Finding } from './rules.ts';
import { createTrafficLog } from './trafficLog.ts';

/** Guest oracle for one test: watches every page of the context and reports our effects on the host. */
export interface Guest {
  /** Adds allowances for this test; call it before the page opens, with the narrowest patterns. */
  allow(more: Allowances): Promise<void>;
  /** Messages of `console.warn` and `console.error` so far, in order. */
  consoleLines(): readonly string[];
  /** URLs requested so far, except prefetches. */
  readonly requests: readonly string[];
  /** Records a URL that the test breaks, so that the browser's console message about it is expected. */
  noteBroken(address: string): void;
  /** Checks all open pages now; the final check still runs. */
  findings(): Promise<readonly Finding[]>;
  /** Checks all pages now and skips the final check. Use it only for bundles that are broken on purpose. */
  takeFindings(): Promise<readonly Finding[]>;
  /** Skips the final check, for pages outside a shop, such as WordPress's admin screens. */
  ignoreFindings(): void;
  /** Findings of the final check, which runs on idle pages; empty after `takeFindings` or `ignoreFindings`. */
  readFindings(): Promise<readonly Finding[]>;
}

/** Time for the last step of a test, such as closing a dialog, to finish before the oracle checks the page. */
const REST_MS = 2000;
/** Minimum number of checks, even if the machine stalls for as long as `REST_MS`. */
const LOOKS = 10;
const GUEST_SCRIPT = new URL('../inPage/guest.ts', import.meta.url);

export async function judgeAtRest(judge: () => Promise<readonly Finding[]>): Promise<readonly Finding[]> {
  const until = Date.now() + REST_MS;
  let found = await judge();
  for (let looks = 1; found.length > 0 && (looks < LOOKS || Date.now() < until); looks += 1) {
    await setTimeout(100);
    found = await judge();
  }
  return found;
}

export async function watchGuest(context: BrowserContext, server: TestServer, allowances: Allowances): Promise<Guest> {
  const explained: Allowances[] = [CONTRACT_CHANGES, allowances];
  const allowed = () => joinAllowances(explained);
  const ownHost = new URL(server.url).host;
  let isTaken = false;

  const install = async () => {
    const { hostChanges, globals, pageState, csp } = allowed();
    const given = JSON.stringify({ hostChanges, globals, pageState, csp });
    const run = `kit.installGuest(${JSON.stringify(OWN_PATH)}, ${given})`;
    return context.addInitScript(await bundleScript(GUEST_SCRIPT, run));
  };
  const log = createTrafficLog(context, OWN_PATH);
  await install();

  const judge = async (page: Page): Promise<{ report: PageReport | undefined; findings: readonly Finding[] }> => {
    const report = await readReport(page, allowed(), log.hostScripts);
    if (!report) return { report, findings: [] };
    const sentinel = allowed().sentinel ? [] : judgeSentinel(report, page.url());
    return { report, findings: [...report.findings, ...sentinel, ...(await judgeAccess(page, allowed().axe))] };
  };
  const findings = async () => {
    const open = context.pages().filter((page) => !page.isClosed() && page.url().startsWith('http'));
    const judged = await Promise.all(open.map(judge));
    const left = server.leftReports.map((text): PageReport => JSON.parse(text));
    const reports = [...left, ...judged.flatMap(({ report }) => report ?? [])];
    return [
      ...judgeErrors(
        log.errors,
        reports.flatMap(({ rejections }) => rejections),
        allowed().errors,
      ),
      ...left.flatMap((report) => report.findings),
      ...judged.flatMap((one) => one.findings),
      ...log.findings(ownHost, allowed()),
    ];
  };

  return {
    allow: async (more) => {
      explained.push(more);
      await install();
    },
    consoleLines: log.consoleLines,
    requests: log.requests,
    noteBroken: log.noteBroken,
    findings,
    takeFindings: () => {
      isTaken = true;
      return findings();
    },
    ignoreFindings: () => {
      isTaken = true;
    },
    readFindings: async () => (isTaken ? [] : judgeAtRest(findings)),
  };
}
