import { createListener } from '@hadaya/testing/listener';
import type { BrowserContext, Frame } from 'playwright';
import type { Plugin } from 'vite';
import type { BrowserCommandContext } from 'vitest/node';
import { SENTINEL_PATH } from '../addSentinel.ts';
import { type AccessibleOptions, describeAccess } from '../axe.ts';
import { bundleScript } from '../bundleScript.ts';
import { SHOP_FRAME } from '../inPage/frameName.ts';
import { REPORT_PATH } from '../inPage/guest.ts';
import { createTestShop, OWN_PATH } from '../kitServer.ts';
import { CONTRACT_CHANGES } from '../oracle/contractChanges.ts';
import { judgeAtRest } from '../oracle/guest.ts';
import { judgeErrors } from '../oracle/judgeErrors.ts';
import { judgeAccess, judgeSentinel, readReport } from '../oracle/judgePage.ts';
import { describeFindings } from '../oracle/rules.ts';
import { createTrafficLog } from '../oracle/trafficLog.ts';
import { reviveAllowances, type Sent } from './sentAllowances.ts';

const shop = createTestShop();

/** Checks whether a request is for the shop; the test runner answers all other requests. */
function isOfShop(url: URL): boolean {
  const { pathname } = url;
  if ([SENTINEL_PATH, REPORT_PATH].includes(pathname) || shop.ownPages.has(pathname)) return true;
  return /^\/(?:dist|assets)\//.test(pathname) || shop.backend.owns(url);
}

/** Serves the shop from the test runner's origin, so that a test can access the frame's document. */
export const shopPlugin: Plugin = {
  name: 'hadaya-shop',
  configureServer({ middlewares }) {
    const answer = createListener(shop.handle);
    middlewares.use((incoming, outgoing, next) => {
      if (!isOfShop(new URL(incoming.url ?? '/', 'http://shop'))) return next();
      answer(incoming, outgoing).catch(() => outgoing.destroy());
    });
  },
};

type Watched = ReturnType<typeof createTrafficLog>;
const logs = new WeakMap<BrowserContext, Watched>();
const GUEST_SCRIPT = new URL('../inPage/guest.ts', import.meta.url);
const NOTHING = JSON.stringify({ hostChanges: [], globals: [], pageState: [], csp: [] });

/** Starts the guest oracle's log for a browser context. The oracle itself runs in each shop frame of the context. */
async function watch(context: BrowserContext): Promise<Watched> {
  const known = logs.get(context);
  if (known) return known;
  const log = createTrafficLog(context, OWN_PATH, (request) => request.frame().name() === SHOP_FRAME);
  logs.set(context, log);
  const run = `if (window.name === ${JSON.stringify(SHOP_FRAME)}) kit.installGuest(${JSON.stringify(OWN_PATH)}, ${NOTHING})`;
  await context.addInitScript(await bundleScript(GUEST_SCRIPT, run));
  return log;
}

function frameOf({ page }: BrowserCommandContext): Frame {
  const frame = page.frames().findLast((one) => one.name() === SHOP_FRAME && !one.isDetached());
  if (!frame) throw new Error('The test has not opened a page');
  return frame;
}

async function judge(frame: Frame, log: Watched, allowed: ReturnType<typeof reviveAllowances>) {
  const report = await readReport(frame, allowed, log.hostScripts);
  if (!report) throw new Error(`${frame.url()} has no guest oracle`);
  return [
    ...judgeErrors(log.errors, report.rejections, allowed.errors),
    ...report.findings,
    ...(allowed.sentinel ? [] : judgeSentinel(report, frame.url())),
    ...(await judgeAccess(frame, allowed.axe)),
    ...log.findings(new URL(frame.url()).host, allowed),
  ];
}

export type Action = 'click' | 'hover' | 'fill' | 'press' | 'selectOption' | 'scrollIntoViewIfNeeded';

/** Node functions for browser tests. Their results must be serialisable as JSON. */
export const shopCommands = {
  async shopServe({ context }: BrowserCommandContext, path: string, html: string): Promise<void> {
    (await watch(context)).reset();
    shop.reset();
    shop.ownPages.set(path, { html });
  },
  async shopAct(given: BrowserCommandContext, selector: string, action: Action, value?: unknown): Promise<void> {
    const target = frameOf(given).locator(selector);
    await (Reflect.get(target, action) as (value?: unknown) => Promise<unknown>).call(target, value);
  },
  async shopKey({ page }: BrowserCommandContext, key: string): Promise<void> {
    await page.keyboard.press(key);
  },
  async shopMedia({ page }: BrowserCommandContext, media: Parameters<typeof page.emulateMedia>[0]): Promise<void> {
    await page.emulateMedia(media);
  },
  shopAccess: (given: BrowserCommandContext, options: AccessibleOptions): Promise<readonly string[]> =>
    describeAccess(frameOf(given), options),
  async shopFindings(given: BrowserCommandContext, sent: readonly Sent[]): Promise<string> {
    const log = await watch(given.context);
    const allowed = reviveAllowances(CONTRACT_CHANGES, sent);
    const frame = frameOf(given);
    return describeFindings(await judgeAtRest(() => judge(frame, log, allowed)));
  },
};
