import { contactChannel } from '@hadaya/testing/shop';
import type { Page, Route } from '@playwright/test';
import { settle } from '../kit/settle.ts';
import { expect, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';
import { countingCalls } from './kit/countingCalls.ts';
import { AGENTS, beHuman, haveVisited } from './kit/visitor.ts';

const ON = { data_analytics_settings: 'on' };
const slugs = SIMPLE_CHANNELS.map(({ channel }) => String(channel));

const recordsOf = (page: Page) => page.evaluate(() => localStorage.getItem('chatyWidget_0') ?? '');

test.use({ userAgent: AGENTS.desktop });
test.beforeEach(({ page }) => beHuman(page));

test('the first launcher click counts views of channels not seen before, and later launcher clicks count nothing', async ({
  page,
  servePage,
  server,
}) => {
  await haveVisited(page, '0', ['v-widget', 'v-Phone'], 1);
  await haveVisited(page, '_1', ['v-widget'], 1);
  await openContact(page, servePage, {
    more: ON,
    widgets: [
      { settings: { is_pending_mesg_enabled: 'on', attention_effect: 'jump' }, channels: SIMPLE_CHANNELS },
      { id: '_1', settings: { position: 'left' }, channels: SIMPLE_CHANNELS.slice(1, 2) },
    ],
  });
  const first = page.locator('#chaty-widget-0');
  await expect(first.locator('.ch-pending-msg')).toBeVisible();
  await expect(first.locator('.chaty-animation-jump')).toBeVisible();
  await first.locator('.open-chaty').click();
  const unseen = slugs.filter((slug) => slug !== 'Phone').map((slug) => `channels[]=${slug}`);
  const click = `widgetId=0&userId=0&isMobile=0&${unseen.join('&')}&isSingle=0&nonce=a1b2c3d4e5&action=update_chaty_widget_click`;
  await expect.poll(() => countingCalls(server)).toEqual([click]);
  await first.locator('.chaty-cta-close button').click();
  await expect(first.locator('.on-hover-text')).toHaveCount(0);
  await expect(first.locator('.ch-pending-msg')).toHaveCount(0);
  await expect(first.locator('[class*="chaty-animation-"]')).toHaveCount(0);
  await first.locator('.open-chaty').click();
  await settle(page);
  expect(countingCalls(server)).toEqual([click]);
  await expect.poll(() => recordsOf(page)).toContain('c-widget');
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  await page.locator('#Phone-0-channel a').click();
  await page.locator('#Phone-0-channel a').click();
  const channel = 'widgetId=0&userId=0&isMobile=0&channel=Phone&nonce=a1b2c3d4e5&action=update_chaty_channel_click';
  await expect.poll(() => countingCalls(server)).toEqual([click, channel]);
  await page.locator('#Phone-_1-channel a').click();
  const single = `widgetId=_1&userId=_1&isMobile=0&channels[]=Phone&isSingle=1&nonce=a1b2c3d4e5&action=update_chaty_widget_click`;
  await expect.poll(() => countingCalls(server)).toEqual([click, channel, single]);
});

test('counts a view again after two days', async ({ page, servePage, server }) => {
  await haveVisited(page, '0', ['v-widget'], 2);
  await openContact(page, servePage, { more: ON });
  await expect.poll(() => countingCalls(server)).toHaveLength(1);
});

test('migrates an older build’s cookie to storage', async ({ page, context, servePage, server }) => {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  await context.addCookies([
    {
      name: 'chatyWidget_0',
      value: encodeURIComponent(JSON.stringify([{ k: 'v-widget', v: yesterday }])),
      url: server.url,
    },
  ]);
  const counter = page.waitForResponse(/contact-widget-createCounter/);
  await openContact(page, servePage, { more: ON });
  await (await counter).finished();
  await settle(page);
  await expect.poll(() => recordsOf(page)).toContain('v-widget');
  expect(countingCalls(server)).toEqual([]);
});

test('with analytics off, sends no counting request but still keeps records', async ({ page, servePage, server }) => {
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.defineProperty(window, '__heard', { value: heard });
    Object.defineProperty(window, 'gtag', { value: (...args: unknown[]) => heard.push(args) });
  });
  await openContact(page, servePage, {
    widgets: [{ settings: { is_google_analytics_enabled: 'on' }, channels: SIMPLE_CHANNELS }],
  });
  await page.locator('.open-chaty').click();
  // Polls, because the code that stores and sends records is in a separate file.
  await expect.poll(() => recordsOf(page)).toContain('c-widget');
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  await page.locator('#Phone-0-channel a').click();
  const event = { eventCategory: 'chaty_Phone', event_action: 'chaty_Phone', method: 'chaty_Phone' };
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, '__heard')))
    .toEqual([['event', 'chaty_Phone', event]]);
  await settle(page);
  expect(countingCalls(server)).toEqual([]);
});

test.describe('phones whose names resemble a bot’s', () => {
  test.use({ userAgent: AGENTS.cubot });
  test('counts a CUBOT phone', async ({ page, servePage, server }) => {
    await openContact(page, servePage, { more: ON });
    await expect.poll(() => countingCalls(server)).toEqual([expect.stringContaining('isMobile=1')]);
  });
});

test('counts nothing for a visitor who declined statistics', async ({ page, servePage, server }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'wp_has_consent', { value: () => false }));
  await openContact(page, servePage, { more: ON });
  await page.locator('.open-chaty').click();
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  await page.locator('#Phone-0-channel a').click();
  // When this response arrives, the server has also received every earlier counting call.
  await page.evaluate(() => fetch('/favicon.ico'));
  expect(countingCalls(server)).toEqual([]);
});

for (const [name, views, clicks] of [
  [
    'when the server rejects one request and a blocker blocks another',
    (route: Route) => route.fulfill({ body: '0', status: 400, contentType: 'text/html' }),
    (route: Route) => route.abort('blockedbyclient'),
  ],
  ['when requests are never answered', () => {}, () => {}],
] as const) {
  test(`counting logs no error and does not delay navigation ${name}`, async ({ page, servePage, guest }) => {
    await guest.allow({ console: [/Failed to load resource/] });
    const called: string[] = [];
    await page.route('**/admin-ajax.php', (route) => {
      const body = route.request().postData() ?? '';
      called.push(body);
      return body.includes('update_chaty_widget_views') ? views(route) : clicks(route);
    });
    const link = contactChannel('Link', { value: 'x', url: '/about/', target: '' });
    await openContact(page, servePage, { more: ON, widgets: [{ channels: [link, ...SIMPLE_CHANNELS] }] });
    await expect.poll(() => called.length).toBe(1);
    await page.locator('.open-chaty').click();
    await expect.poll(() => called.length).toBe(2);
    await page.locator('#Link-0-channel a').click();
    await page.waitForURL('**/about/');
    expect(guest.consoleLines().filter((line) => line.includes('[hadaya]'))).toEqual([]);
  });
}
