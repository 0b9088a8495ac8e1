import type { Page } from '@playwright/test';

export interface SentDocument {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Rewrites every page on its way from server to browser, as optimisers and proxies do. */
export async function rewriteDocument(page: Page, change: (sent: SentDocument) => SentDocument): Promise<void> {
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const { html, headers } = change({ html: await response.text(), headers: response.headers() });
      await route.fulfill({ status: response.status(), headers: { ...headers }, body: html });
    },
  );
}
