import type { Page, Request } from '@playwright/test';

/**
 * Delays requests, by default for our scripts, until the returned function is called; `isMeant` filters the matching
 * requests. The function throws if there was no request to delay: the pattern then no longer matches what the page
 * requests.
 */
export async function holdBack(
  page: Page,
  pattern: string | RegExp = '**/dist/*.js',
  isMeant: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let free = () => {};
  let hasHeld = false;
  const isFree = new Promise<void>((resolve) => {
    free = resolve;
  });
  await page.route(pattern, async (route) => {
    if (isMeant(route.request())) {
      hasHeld = true;
      await isFree;
    }
    // The page may have cancelled the request meanwhile.
    await route.fallback().catch(() => undefined);
  });
  return () => {
    free();
    if (!hasHeld) throw new Error(`No request matched ${pattern}, so nothing was delayed.`);
  };
}
