import type { APIRequestContext } from '@playwright/test';
import { logIn } from './kit/session.ts';
import { EDITOR } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

test('the statistics route returns numbers only to users who may see the settings', async ({
  playwright,
  request,
  site,
}) => {
  const ask = async (context: APIRequestContext, query: string) => {
    const nonce = await (await context.get(`${site.ajaxUrl}?action=rest-nonce`)).text();
    return context.get(`${site.url}/?rest_route=/hadaya/v1/statistics${query}`, { headers: { 'X-WP-Nonce': nonce } });
  };
  const days = '&from=2026-01-01&to=2026-01-31';
  const visitor = await playwright.request.newContext();
  expect((await visitor.get(`${site.url}/?rest_route=/hadaya/v1/statistics${days}`)).status()).toBe(401);
  await visitor.dispose();
  await logIn(request, site.url, EDITOR);
  expect((await ask(request, days)).status()).toBe(403);
  await logIn(request, site.url);
  const good = await ask(request, days);
  expect(good.status()).toBe(200);
  const { days: reported, before, tables } = await good.json();
  expect(reported).toHaveLength(31);
  expect(before).toEqual({ from: '2025-12-01', to: '2025-12-31' });
  expect(Object.keys(tables).sort()).toEqual(['channel', 'device', 'language', 'page', 'source', 'widget']);
  for (const bad of [
    '',
    '&from=2026-01-01',
    '&from=2026-02-30&to=2026-03-01',
    '&from=2026-02-02&to=2026-02-01',
    '&from[]=1&to=2',
  ])
    expect((await ask(request, bad)).status(), bad).toBe(400);
});
