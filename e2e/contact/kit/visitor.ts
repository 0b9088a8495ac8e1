import type { Page } from '@playwright/test';

/**
 * User agents of real visitors and of Googlebot. The test browser's own user agent counts as a bot's, so its visits are
 * never counted.
 */
export const AGENTS = {
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  android:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  cubot:
    'Mozilla/5.0 (Linux; Android 11; CUBOT KINGKONG) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
  googlebot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
} as const;

export async function beHuman(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'webdriver', { get: () => false });
  });
}

export async function haveVisited(
  page: Page,
  widgetId: string,
  keys: readonly string[],
  ageDays: number,
): Promise<void> {
  await page.addInitScript(
    ({ id, names, days }) => {
      const key = `chatyWidget_${id}`;
      if (localStorage.getItem(key)) return;
      const v = new Date(Date.now() - days * 86_400_000).toISOString();
      const value = JSON.stringify(names.map((k) => ({ k, v })));
      localStorage.setItem(key, JSON.stringify({ value, expiry: Date.now() + 86_400_000 }));
    },
    { id: widgetId, names: keys, days: ageDays },
  );
}
