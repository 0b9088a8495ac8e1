import type { APIRequestContext } from '@playwright/test';
import type { Row, TestSite } from './TestSite.ts';

/** Runs the hook of a job of the site now. */
export async function runHook(site: TestSite, hook: string): Promise<string> {
  return (await fetch(`${site.url}/?hadaya-test-run=${hook}`)).text();
}

/** Has the calls that wait written to the totals. */
export const flushCounts = (site: TestSite): Promise<string> => runHook(site, 'hadaya_flush_counts');

/** Sends one of the contact widget's counting calls and tells status and text of the answer. */
export async function count(
  request: APIRequestContext,
  site: TestSite,
  action: string,
  more: Readonly<Record<string, string>>,
): Promise<readonly [number, string]> {
  const answer = await request.post(site.ajaxUrl, {
    form: { widgetId: '0', userId: '0', isMobile: '0', nonce: 'any', ...more, action },
    headers: { Referer: `${site.url}/ask/` },
  });
  return [answer.status(), await answer.text()];
}

/** Totals of a channel, of the widget itself where it is empty. */
export async function totalOf(site: TestSite, channel: string): Promise<{ views: number; clicks: number }> {
  await flushCounts(site);
  const [row] = site.query(
    'SELECT COALESCE(SUM(views), 0) AS views, COALESCE(SUM(clicks), 0) AS clicks FROM wp_hadaya_counts WHERE channel = ?',
    channel,
  );
  return { views: Number(row?.views), clicks: Number(row?.clicks) };
}

/** Calls that wait in the database. */
export const waiting = (site: TestSite): readonly Row[] => site.query('SELECT entry FROM wp_hadaya_log ORDER BY id');
