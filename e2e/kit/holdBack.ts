import type { Page, Request } from '@playwright/test';

/**
 * Delays the requests that match the pattern (by default, our scripts) and that `isMeant` accepts. The requests
 * continue when the returned function is called.
 */
export async function holdBack(
  page: Page,
  pattern: string | RegExp = '**/dist/*.js',
  isMeant: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let release = () => {};
  const isFree = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    if (isMeant(route.request())) await isFree;
    // The page may have cancelled the request in the meantime.
    await route.fallback().catch(() => undefined);
  });
  return release;
}
