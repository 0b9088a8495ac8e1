import type { APIRequestContext } from '@playwright/test';
import type { TestSite } from './TestSite.ts';

export interface HealthAnswer {
  readonly test: string;
  readonly status: string;
  readonly description: string;
  readonly actions: string;
}

/** Returns the results of our Site Health tests that the screen shows without a further request, keyed by test name. */
export async function readHealth(
  request: APIRequestContext,
  site: TestSite,
): Promise<Readonly<Record<string, HealthAnswer>>> {
  const html = await (await request.get(`${site.url}/wp-admin/site-health.php`)).text();
  const { site_status }: { site_status: { direct: readonly HealthAnswer[] } } = JSON.parse(
    html.match(/var SiteHealth = (\{.*\});/)?.[1] ?? '',
  );
  return Object.fromEntries(
    site_status.direct.filter((answer) => answer.test.startsWith('hadaya_')).map((answer) => [answer.test, answer]),
  );
}
