import type { Page, Request } from '@playwright/test';

/**
 * Holds back what the page asks for, our scripts unless told otherwise, until the returned function lets it go;
 * `isMeant` picks some of the requests that match.
 */
export async function holdBack(
  page: Page,
  pattern: string | RegExp = '**/dist/*.js',
  isMeant: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let letGo = () => {};
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(pattern, async (route) => {
    if (isMeant(route.request())) await isFree;
    // The page may have given the request up meanwhile.
    await route.fallback().catch(() => undefined);
  });
  return letGo;
}
