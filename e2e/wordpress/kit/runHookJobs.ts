import type { APIRequestContext } from '@playwright/test';
import type { TestSite } from './TestSite.ts';

/** Runs the scheduled calls to webhooks and newsletter services immediately; returns their delays in seconds. */
export const runHookJobs = async (request: APIRequestContext, site: TestSite): Promise<readonly number[]> =>
  (await request.get(`${site.url}/?hadaya-test-jobs=hadaya_send_webhook`)).json();
