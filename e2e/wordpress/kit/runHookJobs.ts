import type { APIRequestContext } from '@playwright/test';
import type { TestSite } from './TestSite.ts';

/** Runs the planned calls to other systems at once, whoever planned them; answers the seconds that they would have waited. */
export const runHookJobs = async (request: APIRequestContext, site: TestSite): Promise<readonly number[]> =>
  (await request.get(`${site.url}/?hadaya-test-jobs=hadaya_send_webhook`)).json();
