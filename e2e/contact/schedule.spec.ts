import type { Page } from '@playwright/test';
import { settle } from '../kit/settle.ts';
import { expect, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';

const channels = SIMPLE_CHANNELS;
const widget = (page: Page, id = '0') => page.locator(`#chaty-widget-${id} .chaty-widget`);

test('the schedule uses the site’s time zone, and the diagnostics explain a hidden widget', async ({
  page,
  servePage,
  snap,
}) => {
  const schedule = {
    has_day_hours_scheduling_rules: 1,
    day_time_diff: 'Asia/Muscat',
    day_hours_scheduling_rules: [{ days: 7, start_hours: 8, start_min: 0, end_hours: 17, end_min: 0 }],
  };
  await page.clock.setFixedTime(new Date('2026-01-22T14:00:00Z'));
  await openContact(page, servePage, {
    path: '/contact-test/?hadaya_debug=1',
    widgets: [
      { channels, triggers: schedule },
      { id: '_1', channels },
    ],
  });
  await expect(page.locator('#chaty-widget-0')).toHaveCount(0);
  await expect(
    page.getByText('widget 1 of 2 (0): hidden, outside its opening hours until Sun 08:00, Asia/Muscat'),
  ).toBeVisible();
  await expect(page.getByText('widget 2 of 2 (_1): it is visible, closed')).toBeVisible();
  const answers = await page.evaluate(() => {
    const heard: unknown[] = [];
    const say = (_line: string, answer: unknown) => heard.push(structuredClone(answer));
    document.dispatchEvent(new CustomEvent('hadaya:explain', { detail: { say } }));
    return heard.filter(Boolean);
  });
  expect(answers, 'answers for programs').toEqual([
    { part: 'contact', widget: '0', kind: 'hours', weekday: 0, time: '08:00', zone: 'Asia/Muscat' },
    { part: 'contact', widget: '_1', kind: 'shown', open: 'collapsed' },
  ]);
  await snap('contact-debug');
});

test('keeps the widget and shows the return time when hours affect only the status', async ({ page, servePage }) => {
  const triggers = {
    has_day_hours_scheduling_rules: 1,
    day_time_diff: '+4',
    day_hours_scheduling_rules: [{ days: 7, start_hours: 8, start_min: 0, end_hours: 17, end_min: 0 }],
  };
  await page.clock.setFixedTime(new Date('2026-01-22T14:00:00Z'));
  await openContact(page, servePage, { widgets: [{ channels, triggers }], options: { hoursMode: 'status' } });
  await expect(page.locator('.on-hover-text')).toHaveText('Back Sunday 08:00');
});

test('renders nothing in a page builder’s editor', async ({ page, servePage }) => {
  const file = page.waitForResponse(/contact-widget-/);
  await openContact(page, servePage, { path: '/contact-test/?elementor-preview=1', waits: true });
  await (await file).finished();
  await settle(page);
  await expect(page.locator('.chaty')).toHaveCount(0);
});

test('on a prerendered page, the widget appears only after activation', async ({ page, servePage }) => {
  await page.addInitScript(() => {
    let isPrepared = true;
    Object.defineProperty(document, 'prerendering', { configurable: true, get: () => isPrepared });
    document.addEventListener('hadaya-test-look', () => {
      isPrepared = false;
      document.dispatchEvent(new Event('prerenderingchange'));
    });
  });
  await openContact(page, servePage, { waits: true });
  await page.waitForFunction(() => Reflect.has(Reflect.get(window, 'hadaya') ?? {}, 'contact'));
  await settle(page);
  await expect(page.locator('.chaty')).toHaveCount(0);
  await page.evaluate(() => document.dispatchEvent(new Event('hadaya-test-look')));
  await expect(widget(page)).toBeVisible();
});
