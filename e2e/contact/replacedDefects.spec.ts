/** Defects of the script that the contact widget replaces, each forced, and what ours does instead. */
import { contactChannel, contactSettings } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { expect, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';
import { PANELS } from './kit/panelChannels.ts';
import { AGENTS } from './kit/visitor.ts';

const TRACE = 'https://www.cloudflare.com/cdn-cgi/trace';
const launcher = (page: Page) => page.locator('.open-chaty');

test('O1, fault-68: settings that come two seconds after the script are found', async ({ page, servePage, guest }) => {
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

  test('O2, fault-55: a look-up of the country that is blocked lets the widget in', async ({
    page,
    servePage,
    faults,
  }) => {
    await faults.block(TRACE);
    await openContact(page, servePage, { widgets });
    await expect(launcher(page)).toBeVisible();
  });

  test('O2: an answer without a country lets the widget in', async ({ page, servePage }) => {
    await page.route(TRACE, (route) =>
      route.fulfill({ body: 'fl=1\ntls=x\n', headers: { 'access-control-allow-origin': '*' } }),
    );
    await openContact(page, servePage, { widgets });
    await expect(launcher(page)).toBeVisible();
  });
});

test('O5, fault-59: a cookie that is cut off in the middle does not keep the widget away', async ({
  page,
  context,
  servePage,
  server,
}) => {
  await context.addCookies([{ name: 'chatyWidget_0', value: '{oops', url: server.url }]);
  await openContact(page, servePage);
  await launcher(page).click();
  await expect(page.locator('#Phone-0-channel a')).toBeVisible();
});

test('O6, fault-57: a page whose storage throws has its widget', async ({ page, servePage, faults }) => {
  await faults.storageThrows();
  await openContact(page, servePage);
  await launcher(page).click();
  await expect(page.locator('#Phone-0-channel a')).toBeVisible();
});

const leaving = [{ triggers: { has_time_delay: 0, exit_intent: 1 }, channels: SIMPLE_CHANNELS }];

test.describe('on a phone', () => {
  test.use({ userAgent: AGENTS.android, viewport: { width: 390, height: 844 }, hasTouch: true });

  test('O7, fault-99: waiting for the visitor to leave adds no history, and Back without a gesture leaves at once', async ({
    page,
    servePage,
  }) => {
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

test('O8: leaving the page fifty times adds no listener', async ({ page, servePage, leaks }) => {
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
  // Leaving shows the widget and fetches its list; React's listeners come with that.
  await expect(page.locator('#csaas-channels-0')).toBeAttached();
  const before = await listeners();
  await leave(50);
  expect(await listeners()).toEqual(before);
});

test('O9, fault-72: a lone % in a message reaches the messenger as it is', async ({ page, servePage }) => {
  const message = '100% off, really?';
  await openContact(page, servePage, {
    widgets: [
      {
        channels: [
          contactChannel('Whatsapp', { value: '96890000001', pre_set_message: message }),
          ...SIMPLE_CHANNELS.slice(1),
        ],
      },
    ],
  });
  await launcher(page).click();
  const href = await page.locator('#Whatsapp-0-channel a').getAttribute('href');
  expect(new URL(href ?? '').searchParams.get('text')).toBe(message);
});

test('O10, fault-72: quotes and tags in a label and a click event are a label and a dead letter', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ console: [/^\[hadaya\]/] });
  const label = `Ahmed's "shop" <b>`;
  const click_event = `a('" onmouseover="window.__pwn=3');window.__pwn=3`;
  await openContact(page, servePage, {
    widgets: [
      {
        channels: [
          contactChannel('Phone', { value: '+96890000002', url: 'tel:+96890000002', hover_text: label, click_event }),
          ...SIMPLE_CHANNELS.slice(2),
        ],
      },
    ],
  });
  await launcher(page).click();
  const link = page.locator('#Phone-0-channel a');
  await expect(link).toHaveAccessibleName(/Ahmed's "shop" <b>/);
  expect(await page.locator('#chaty-widget-0 .chaty-widget b').count()).toBe(0);
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  await link.hover();
  await link.click();
  expect(await page.evaluate(() => Reflect.get(window, '__pwn'))).toBeUndefined();
});

test('O14: the emoji button has a name that people can read', async ({ page, servePage, guest }) => {
  // The plugin's own colours of the header.
  await guest.allow({ axe: ['color-contrast'] });
  await openContact(page, servePage, { widgets: [{ channels: [...PANELS] }] });
  await launcher(page).press('Enter');
  await page.locator('#Whatsapp-0-channel a').press('Enter');
  const button = page.getByRole('button', { name: /emoji/i });
  await expect(button).toBeVisible();
  expect(await button.getAttribute('aria-label')).not.toMatch(/[+"{}]|chaty_settings/);
});
