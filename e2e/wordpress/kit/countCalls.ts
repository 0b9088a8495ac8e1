import type { APIRequestContext } from '@playwright/test';
import type { TestSite } from './TestSite.ts';

export async function runHook(site: TestSite, hook: string): Promise<string> {
  return (await fetch(`${site.url}/?hadaya-test-run=${hook}`)).text();
}

/** Sends one of the contact widget's counting calls and returns the status and text of the response. */
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

/** Returns the totals for a channel, or for the widget itself if `channel` is empty. */
export function totalOf(site: TestSite, channel: string): { views: number; clicks: number } {
  const [row] = site.query(
    "SELECT COALESCE(SUM(views), 0) AS views, COALESCE(SUM(clicks), 0) AS clicks FROM wp_hadaya_counts WHERE name = ? AND kind IN ('widget', 'channel')",
    channel,
  );
  return { views: Number(row?.views), clicks: Number(row?.clicks) };
}
