import type { Page } from '@playwright/test';

const WRAPPER_PATH = '/__sandbox';

/** Serves a page that embeds another page in a sandboxed iframe, where storage and cookies throw. Returns the URL. */
export async function sandbox(page: Page, address: string): Promise<string> {
  const inner = new URL(address);
  await page.route(
    (url) => url.origin === inner.origin && url.pathname === WRAPPER_PATH,
    (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><title>Sandbox</title><iframe sandbox="allow-scripts" title="shop" width="1200" height="760" src="${inner.pathname}${inner.search}"></iframe>`,
      }),
  );
  return `${inner.origin}${WRAPPER_PATH}`;
}
