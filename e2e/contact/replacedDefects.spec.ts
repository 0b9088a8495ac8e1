/** Tests the situations in which the replaced script had bugs. */
import { contactSettings } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { expect, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';
import { AGENTS } from './kit/visitor.ts';

const TRACE = 'https://www.cloudflare.com/cdn-cgi/trace';
const launcher = (page: Page) => page.locator('.open-chaty');

test('finds settings that arrive two seconds after the script', async ({ page, servePage, guest }) => {
  await guest.allow({ globals: ['chaty_settings'] });
  await page.clock.install();
  await openContact(page, servePage, { settings: 'none', waits: true });
  await page.clock.runFor(2000);
  await page.evaluate(
    (settings) => {
      Object.assign(window, { chaty_settings: settings });
    },
    contactSettings([{ channels: SIMPLE_CHANNELS }]),
  );
  await page.clock.runFor(3000);
  await expect(launcher(page)).toBeVisible();
});

test.describe('countries', () => {
  test.use({ allow: { hosts: ['www.cloudflare.com'] } });
  const widgets = [{ triggers: { has_time_delay: 0, has_countries: 1, countries: ['OM'] }, channels: SIMPLE_CHANNELS }];

  test('shows the widget when the response names no country', async ({ page, servePage }) => {
    await page.route(TRACE, (route) =>
      route.fulfill({ body: 'fl=1\ntls=x\n', headers: { 'access-control-allow-origin': '*' } }),
    );
    await openContact(page, servePage, { widgets });
    await expect(launcher(page)).toBeVisible();
  });
});

const leaving = [{ triggers: { has_time_delay: 0, exit_intent: 1 }, channels: SIMPLE_CHANNELS }];

test.describe('on a phone', () => {
  test.use({ userAgent: AGENTS.android, viewport: { width: 390, height: 844 }, hasTouch: true });

  test('exit intent adds no history entry without a user gesture', async ({ page, servePage }) => {
    const start = servePage('/start/', '<!doctype html><title>Start</title><p>start');
    await page.goto(start);
    const before = await page.evaluate(() => history.length);
    await openContact(page, servePage, { widgets: leaving, waits: true });
    await expect(page.locator('#chaty-widget-0')).toBeAttached();
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack({ waitUntil: 'commit' });
    expect(page.url()).toBe(start);
  });
});

test('fifty exit intents add no listener', async ({ page, servePage, leaks }) => {
  await openContact(page, servePage, { widgets: leaving, waits: true });
  const leave = (times: number) =>
    page.evaluate((count) => {
      const root = document.documentElement;
      for (let at = 0; at < count; at += 1) {
        root.dispatchEvent(new MouseEvent('mouseleave', { clientY: -5 }));
        root.dispatchEvent(new MouseEvent('mouseenter', { clientY: 50 }));
      }
    }, times);
  const listeners = async () => (await leaks.take()).filter(([name]) => /mouse(?:out|leave)/.test(name));
  await expect.poll(listeners).toEqual([['listener mouseleave on html', 1]]);
  await leave(1);
  // Waits for the list, which the first exit intent loads, because React adds its own listeners when the list is
  // rendered.
  await expect(page.locator('#csaas-channels-0')).toBeAttached();
  const before = await listeners();
  await leave(50);
  expect(await listeners()).toEqual(before);
});
