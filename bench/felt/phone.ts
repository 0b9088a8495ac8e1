import { CHROMIUM_ARGS } from '@hadaya/tools/chromiumArgs';
import { findWholeBrowser } from '@hadaya/tools/findBrowser';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { watchPage } from './watchPage.ts';

/** Network conditions of Lighthouse's "slow 4G" profile. */
export const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };

/** Port on which Lighthouse connects to the browser. */
export const DEBUGGING_PORT = 9333;

export async function launchBrowser(): Promise<Browser> {
  const found = findWholeBrowser();
  const args = [...CHROMIUM_ARGS, `--remote-debugging-port=${DEBUGGING_PORT}`, '--js-flags=--expose-gc'];
  return chromium.launch({
    args: [...args, '--enable-precise-memory-info', '--ignore-certificate-errors'],
    ...(found ? { executablePath: found.path } : {}),
  });
}

/** A page on a simulated low-end phone with a slow connection. */
export interface Phone {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
}

/** Opens a simulated phone with an empty cache. */
export async function openPhone(browser: Browser, cpu: number): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true,
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await page.addInitScript(watchPage);
  return { context, page, session };
}
