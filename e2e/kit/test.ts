/**
 * The `test` function for every browser spec: Playwright's `test` with the shop's server, the guest oracle and the
 * fault injection kit.
 */
import { type BrowserContext, test as base, expect, type TestInfo } from '@playwright/test';
import { hurryPages } from './hurry.ts';
import { createFaultKit, type FaultKit } from './inject/faultKit.ts';
import { startTestServer, type TestServer } from './kitServer.ts';
import { type LeakProbe, probeLeaks } from './leakProbe.ts';
import type { Allowances } from './oracle/allowances.ts';
import { type Guest, watchGuest } from './oracle/guest.ts';
import { describeFindings } from './oracle/rules.ts';
import { type ServePage, servePages } from './servePage.ts';
import { type Snap, snapInto } from './snap.ts';

interface WorkerFixtures {
  /**
   * Pages at the server's root: the lab by default, or with `test.use({ root: 'shop' })` the shop as visitors see it.
   */
  readonly root: 'lab' | 'shop';
  /** This worker's demo shop, with the backend's records and faults. */
  readonly server: TestServer;
}

interface TestFixtures {
  /** The test's allowances for the guest oracle: `test.use({ allow: { console: [/…/] } })`. */
  readonly allow: Allowances;
  /** The guest oracle, which checks every test at its end. */
  readonly guest: Guest;
  readonly faults: FaultKit;
  readonly servePage: ServePage;
  /**
   * Counts the page's listeners, timers, observers and nodes. List it among the test's arguments, so that it is
   * installed before a page opens.
   */
  readonly leaks: LeakProbe;
  readonly snap: Snap;
}

function notePages(context: BrowserContext, { annotations }: TestInfo): void {
  for (const page of context.pages()) annotations.push({ type: 'page', description: page.url() });
}

/** Removes the test's route handlers at its end; ignores errors of responses that they are still modifying. */
async function dropAnswers(context: BrowserContext): Promise<void> {
  for (const one of [...context.pages(), context]) await one.unrouteAll({ behavior: 'ignoreErrors' });
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  root: ['lab', { option: true, scope: 'worker' }],
  server: [
    async ({ root }, use) => {
      const server = await startTestServer(root);
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  allow: [{}, { option: true }],
  guest: [
    async ({ context, server, allow, javaScriptEnabled }, use, testInfo) => {
      server.reset();
      await hurryPages(context);
      const guest = await watchGuest(context, server, allow);
      if (!javaScriptEnabled) await guest.allow({ sentinel: 'absent' });
      await use(guest);
      if (testInfo.status !== testInfo.expectedStatus) notePages(context, testInfo);
      const findings = await guest.readFindings();
      await dropAnswers(context);
      if (testInfo.status !== 'skipped') expect(describeFindings(findings), 'guest oracle').toBe('');
    },
    { auto: true },
  ],
  faults: async ({ page, guest }, use) => use(createFaultKit(page, guest)),
  servePage: async ({ server }, use) => use(servePages(server)),
  leaks: async ({ page }, use) => use(await probeLeaks(page)),
  snap: async ({ page }, use) => use(snapInto(page)),
});

export { expectAccessible } from './axe.ts';
export { bfcacheLaunch, popupBlockingLaunch } from './inject/launch.ts';
export { expectNoLayoutShift, markLayoutShift, readLayoutShift } from './layoutShift.ts';
export { keepDropdownsAway, openPainted, waitForPaint } from './openPainted.ts';
export { waitForIslands } from './waitForIslands.ts';
export { expect };
