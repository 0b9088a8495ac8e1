import type { Page } from '@playwright/test';
import { expect, test } from '../kit/test.ts';
import { type ContactPageSetup, openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';
import { formChannel } from './kit/formChannel.ts';
import { fillShort, openForm, send } from './kit/formPage.ts';
import { AGENTS, beHuman } from './kit/visitor.ts';

const channels = SIMPLE_CHANNELS;
const DAY_MS = 86_400_000;
const KEY = 'hadaya-site-clock';

const stamp = (ms: number) => new Date(ms).toISOString().slice(0, 19).replace('T', ' ');

/** Returns a display rule for the current hour according to the server's clock. */
const thisHour = (more: Record<string, unknown> = {}) => ({
  has_date_scheduling_rules: 1,
  time_diff: 'UTC',
  date_scheduling_rules: {
    start_date_time: stamp(Date.now() - 1_800_000),
    end_date_time: stamp(Date.now() + 1_800_000),
  },
  ...more,
});
const timed = (more: Record<string, unknown> = {}) => ({ id: '_1', channels, triggers: thisHour(more) });
const widget = (page: Page, id: string) => page.locator(`#chaty-widget-${id} .chaty-widget`);
const offset = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), KEY);
const heads = (page: Page) => {
  const found: string[] = [];
  page.on('request', (request) => request.method() === 'HEAD' && found.push(request.url()));
  return found;
};

test.describe('visitor clocks that are wrong by days', () => {
  test.use({ userAgent: AGENTS.desktop });
  const both: ContactPageSetup = { widgets: [{ channels }, timed()], more: { data_analytics_settings: 'on' } };

  test('a server response corrects the time for the session', async ({ page, servePage }) => {
    const asked = heads(page);
    await beHuman(page);
    await page.clock.setFixedTime(Date.now() - 3 * DAY_MS);
    await openContact(page, servePage, both);
    await expect.poll(() => offset(page)).not.toBeNull();
    expect(Number(await offset(page)) / DAY_MS).toBeCloseTo(3, 2);
    await openContact(page, servePage, both);
    await expect(widget(page, '_1')).toBeVisible();
    expect(asked).toEqual([]);
  });

  test('a form response corrects the time', async ({ page, servePage }) => {
    await page.clock.setFixedTime(Date.now() - DAY_MS);
    const fields = [formChannel().contact_fields].flat().slice(0, 4);
    await openForm(page, servePage, formChannel({ contact_fields: fields }));
    await fillShort(page);
    // Moves the stopped clock forward, because the form waits for the time that a person needs to type.
    await page.clock.setFixedTime(Date.now() - DAY_MS);
    await send(page);
    await expect.poll(async () => Number(await offset(page)) / DAY_MS).toBeCloseTo(1, 2);
  });
});

test('the country service’s response corrects a wrong visitor clock', async ({ page, servePage, guest }) => {
  await guest.allow({ hosts: ['www.cloudflare.com'] });
  const body = `fl=1\nts=${Date.now() / 1000}\nloc=OM\n`;
  await page.route('https://www.cloudflare.com/**', (route) =>
    route.fulfill({ body, headers: { 'access-control-allow-origin': '*' } }),
  );
  await page.clock.setFixedTime(Date.now() + 5 * DAY_MS);
  await openContact(page, servePage, { widgets: [timed({ has_countries: 1, countries: ['OM'] })] });
  await expect(widget(page, '_1')).toBeVisible();
});

test.describe('siteClock', () => {
  const options = { siteClock: true };

  test('requests the site’s time once per session, and only for widgets with dates or hours', async ({
    page,
    servePage,
  }) => {
    const asked = heads(page);
    await page.clock.setFixedTime(Date.now() + 5 * DAY_MS);
    await openContact(page, servePage, { options });
    expect(asked).toEqual([]);
    await openContact(page, servePage, { options, widgets: [timed()] });
    await expect(widget(page, '_1')).toBeVisible();
    await openContact(page, servePage, { options, widgets: [timed()] });
    await expect(widget(page, '_1')).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  test('requests the site’s time for agents’ hours', async ({ page, servePage }) => {
    const asked = heads(page);
    const dayIn = (days: number) =>
      new Date(Date.now() + days * DAY_MS).toLocaleDateString('en', { weekday: 'short', timeZone: 'UTC' });
    // Midnight may pass in the meantime, so the hours cover two days.
    const hours = [0, 1].map((days) => `${dayIn(days)} 00:00-24:00`).join('; ');
    await page.clock.setFixedTime(Date.now() + 3 * DAY_MS);
    const agentHours = { people: [{ channel: 'Phone', hours }] };
    await openContact(page, servePage, { options: { ...options, agentHours } });
    await page.locator('.open-chaty').hover();
    await expect.poll(() => asked).toHaveLength(1);
    await expect(page.locator('#Phone-0-channel a')).toHaveAttribute('aria-label', 'Call us');
  });

  test('falls back to the visitor’s clock when the site does not respond', async ({ page, servePage, guest }) => {
    await guest.allow({ console: [/Failed to load resource/] });
    await page.route('**/contact-test/', (route) =>
      route.request().method() === 'HEAD' ? route.abort() : route.continue(),
    );
    await openContact(page, servePage, { options, widgets: [timed()] });
    await expect(widget(page, '_1')).toBeVisible();
  });

  test('corrects the time on the current page even when storage throws', async ({ page, servePage, faults }) => {
    await faults.storageThrows();
    await page.clock.setFixedTime(Date.now() + 5 * DAY_MS);
    await openContact(page, servePage, { options, widgets: [timed()] });
    await expect(widget(page, '_1')).toBeVisible();
  });
});

for (const timezoneId of ['Europe/London', 'Pacific/Kiritimati']) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('no widget appears or disappears, even when daylight saving time starts', async ({ page, servePage }) => {
      const hours = (start: number, end: number) => ({
        has_day_hours_scheduling_rules: 1,
        day_time_diff: 'Asia/Muscat',
        day_hours_scheduling_rules: [{ days: -1, start_hours: start, start_min: 0, end_hours: end, end_min: 0 }],
      });
      // Ten seconds before London's clock change; in Muscat it is almost five in the morning.
      await page.clock.install({ time: new Date('2026-03-29T00:59:50Z') });
      await openContact(page, servePage, {
        path: '/contact-test/?hadaya_debug=1',
        widgets: [
          { channels, triggers: hours(4, 17) },
          { id: '_1', channels, triggers: hours(18, 20) },
        ],
      });
      for (const seconds of [0, 60]) {
        await page.clock.runFor(seconds * 1000);
        await expect(page.getByText('widget 1 of 2 (0): it is visible, closed')).toBeVisible();
        await expect(
          page.getByText('widget 2 of 2 (_1): hidden, outside its opening hours until Sun 18:00, Asia/Muscat'),
        ).toBeVisible();
        await expect(widget(page, '0')).toBeVisible();
        await expect(widget(page, '_1')).toHaveCount(0);
      }
    });
  });
}
