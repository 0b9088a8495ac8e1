import { contactChannel } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { settle } from '../kit/settle.ts';
import { passUntil, stopClock } from '../kit/stopClock.ts';
import { expect, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';
import { AGENTS } from './kit/visitor.ts';

const channels = SIMPLE_CHANNELS;
const waiting = (triggers: Record<string, unknown>, id: number | string = 0) => ({
  id,
  triggers: { has_time_delay: 0, ...triggers },
  channels,
});
const widget = (page: Page, id = '0') => page.locator(`#chaty-widget-${id} .chaty-widget`);

test.describe('on a phone', () => {
  test.use({
    userAgent: AGENTS.android,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    // The widget adds one history entry after a visitor's gesture and removes it after use.
    allow: { pageState: ['history'] },
  });

  test('the first Back shows the widget, and the second leaves the page', async ({ page, servePage, leaks }) => {
    const start = servePage('/start/', '<!doctype html><title>Start</title><p>start');
    await page.goto(start);
    await openContact(page, servePage, { widgets: [waiting({ exit_intent: 1 })], waits: true });
    await expect(page.locator('#chaty-widget-0')).toBeAttached();
    // The code for the Back button is in a separate file and misses any gesture made before its listener exists.
    const listens = async () => (await leaks.take()).some(([name]) => name.startsWith('listener popstate'));
    await expect.poll(listens).toBe(true);
    const length = await page.evaluate(() => history.length);
    await settle(page);
    expect(await page.evaluate(() => history.length)).toBe(length);
    await page.touchscreen.tap(100, 100);
    await page.evaluate(() => history.back());
    await expect(widget(page)).toBeVisible();
    expect(page.url()).toContain('/contact-test/');
    await page.goBack({ waitUntil: 'commit' });
    expect(page.url()).toBe(start);
  });

  test('offers Waze on phones', async ({ page, servePage }) => {
    const waze = contactChannel('Waze', { is_desktop: 0, value: 'https://waze.com/ul?q=Muscat%20Oman' });
    await openContact(page, servePage, { widgets: [{ channels: [...channels, waze] }] });
    await page.locator('.open-chaty').focus();
    await expect(page.locator('#Waze-0-channel a')).toHaveAttribute('href', 'https://waze.com/ul?q=Muscat%20Oman');
    await expect(page.locator('body')).toHaveClass(/cht-in-mobile/);
  });
});

test.describe('country rules', () => {
  const TRACE = 'https://www.cloudflare.com/cdn-cgi/trace';
  const om = [waiting({ has_countries: 1, countries: ['OM'] })];
  const answer = async (page: Page, body: string) => {
    await page.route(TRACE, (route) => route.fulfill({ body, headers: { 'access-control-allow-origin': '*' } }));
  };
  test.use({ allow: { hosts: ['www.cloudflare.com'] } });

  test('shows the widget in a listed country and stores the country for the session', async ({ page, servePage }) => {
    await answer(page, 'fl=1\nloc=OM\ntls=x\n');
    await openContact(page, servePage, { widgets: om });
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('chaty_user_country_code'))).toBe('OM');
  });

  test('hides the widget in another country and loads no rendering files', async ({ page, servePage, guest }) => {
    await answer(page, 'loc=US\n');
    await openContact(page, servePage, { widgets: om, waits: true });
    await page.waitForFunction(() => sessionStorage.getItem('chaty_user_country_code') === 'US');
    await expect(page.locator('.chaty')).toHaveCount(0);
    expect(guest.requests.join()).not.toMatch(/\/(?:runtime|contact-widget-prepareList)-/);
  });

  test('shows the widget when the country request is blocked, without delaying other widgets', async ({
    page,
    servePage,
    faults,
  }) => {
    await faults.block(TRACE);
    await openContact(page, servePage, { widgets: [...om, { id: '_1', channels }] });
    await expect(widget(page)).toBeVisible();
    await expect(widget(page, '_1')).toBeVisible();
  });

  test('treats the country as unknown after 3 s without a response', async ({ page, servePage }) => {
    let isAsked = false;
    await page.route(TRACE, async () => {
      isAsked = true;
      await new Promise(() => {});
    });
    await stopClock(page);
    await openContact(page, servePage, { widgets: [...om, { id: '_1', channels }], waits: true });
    await passUntil(page, async () => isAsked && (await widget(page, '_1').isVisible()));
    await expect(widget(page)).toHaveCount(0);
    await page.clock.runFor(3100);
    await passUntil(page, () => widget(page).isVisible());
    await page.clock.resume();
  });

  for (const [name, expires, asks] of [
    ['not expired', 86_400_000, 0],
    ['expired', -1, 1],
  ] as const) {
    test(`falls back to local storage when session storage is blocked (stored country ${name})`, async ({
      page,
      servePage,
    }) => {
      let asked = 0;
      await page.route(TRACE, (route) => {
        asked += 1;
        return route.fulfill({ body: 'loc=OM\n', headers: { 'access-control-allow-origin': '*' } });
      });
      await page.addInitScript((ms) => {
        localStorage.setItem('chaty_user_country_code', JSON.stringify({ value: 'OM', expiry: Date.now() + ms }));
        Object.defineProperty(window, 'sessionStorage', {
          get() {
            throw new DOMException('no', 'SecurityError');
          },
        });
      }, expires);
      await openContact(page, servePage, { widgets: om });
      await expect(widget(page)).toBeVisible();
      expect(asked).toBe(asks);
    });
  }
});
