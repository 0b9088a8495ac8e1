import type { Page } from '@playwright/test';

const SLOW_NETWORK = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const SLOW_PROCESSOR = { rate: 4 };

/** Makes both web storages throw a `SecurityError` on access, as with blocked site data. */
export async function storageThrows(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
}

/** Disables cookies for scripts: `document.cookie` is empty, and `navigator.cookieEnabled` is false. */
export async function cookiesOff(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDocumentCookieDisabled', { disabled: true });
}

/** Simulates a round trip of 400 ms, 400 kbit/s, and a 4× CPU slowdown. */
export async function slowNet(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', SLOW_PROCESSOR);
}
