import type { Page } from '@playwright/test';
import type { Guest } from '../oracle/guest.ts';

export interface Answer {
  readonly body: string;
  /** HTTP status; 200 by default. */
  readonly status?: number;
  /** Content type; `application/json` by default. */
  readonly type?: string;
}

const AJAX = /\/admin-ajax\.php|[?&]wc-ajax=/;
const FIRST_ERROR_STATUS = 400;

/** Fails requests as an ad blocker does: `sendBeacon` still returns `true`, but `fetch` rejects with a TypeError. */
export async function block(page: Page, guest: Pick<Guest, 'noteBroken'>, pattern: string | RegExp): Promise<void> {
  await page.route(pattern, (route) => {
    guest.noteBroken(route.request().url());
    return route.abort('blockedbyclient');
  });
}

export async function answer(page: Page, guest: Pick<Guest, 'noteBroken'>, given: Answer): Promise<void> {
  const { body, status = 200, type = 'application/json' } = given;
  await page.route(AJAX, (route) => {
    if (status >= FIRST_ERROR_STATUS) guest.noteBroken(route.request().url());
    return route.fulfill({ body, status, contentType: type });
  });
}

export async function slow(page: Page, pattern: string | RegExp, ms: number): Promise<void> {
  await page.route(pattern, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.fallback().catch(() => undefined);
  });
}
