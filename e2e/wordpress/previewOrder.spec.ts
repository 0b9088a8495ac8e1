import { EventEmitter, once } from 'node:events';
import type { Page } from '@playwright/test';
import { keepOptions, SETTINGS_PAGE } from './kit/ownerCalls.ts';
import { asPerson, logIn } from './kit/session.ts';
import { openSection, PERSON } from './kit/settingsApp.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.use({ userAgent: PERSON, allow: { globals: ['chaty_settings'] } });
test.beforeEach(({ page }) => asPerson(page));
test.afterAll(({ site }) => keepOptions(site, HADAYA_OPTIONS));

const CLOSED_ON_MONDAY = /^Not shown: the shop is closed until Tuesday/;

/**
 * Opens the preview of a shop that is open on Sundays and Tuesdays, on a simulated Sunday. Returns the preview's message
 * and a function that chooses another day.
 */
async function openPreview(page: Page) {
  await page.goto(SETTINGS_PAGE);
  await openSection(page, 'Contact widget');
  const preview = page.getByRole('complementary', { name: 'Preview' });
  const message = preview.getByRole('status');
  await preview.getByText('Simulate visitor').click();
  const choose = (day: string) => preview.getByLabel('Day', { exact: true }).selectOption(day);
  // On a Tuesday or Sunday, the widget is visible even before a day is chosen.
  await choose('Monday');
  await expect(message).toHaveText(CLOSED_ON_MONDAY);
  await choose('Sunday');
  await expect(message).toHaveText('Visible in this preview.');
  return { message, choose };
}

test.beforeEach(async ({ page, site }) => {
  const hours = { enabled: true, zone: 'Asia/Muscat', lines: [{ days: ['0', '2'], start: '00:00', end: '23:59' }] };
  const common = { tracking: true, zone: 'Asia/Muscat', outside: 'hide' };
  keepOptions(site, { ...HADAYA_OPTIONS, common, widgets: [{ ...HADAYA_OPTIONS.widgets[0], hours }] });
  await logIn(page.request, site.url);
});

test('the preview sends a draft only after the server has stored the previous one', async ({ page, guest }) => {
  const { message, choose } = await openPreview(page);
  const events = new EventEmitter();
  const [first, second] = [once(events, 'first'), once(events, 'second')];
  const sent: string[] = [];
  let stored = 0;
  await page.route(/hadaya(\/|%2F)v1(\/|%2F)preview/, async (route) => {
    sent.push(`${route.request().postDataJSON().view.day} after ${stored}`);
    if (sent.length === 1) {
      events.emit('first');
      // Gives the second draft time to overtake this one.
      await Promise.race([second, new Promise((resolve) => setTimeout(resolve, 1000))]);
    } else events.emit('second');
    const response = await route.fetch();
    stored += 1;
    await route.fulfill({ response });
  });
  await choose('Friday');
  await first;
  await choose('Sunday');
  await choose('Monday');
  await second;
  await expect(message).toHaveText(CLOSED_ON_MONDAY);
  // Monday replaced the choice of Sunday before it could be sent.
  expect(sent).toEqual(['5 after 0', '1 after 1']);
  guest.ignoreFindings();
});

test('the preview ignores a page that it fetched for an earlier draft', async ({ page, guest }) => {
  const { message, choose } = await openPreview(page);
  const events = new EventEmitter();
  const [held, released, fulfilled] = [once(events, 'held'), once(events, 'released'), once(events, 'fulfilled')];
  let fetches = 0;
  await page.route(/hadaya_preview/, async (route) => {
    if (route.request().resourceType() !== 'fetch' || ++fetches > 1) return route.continue();
    const response = await route.fetch();
    events.emit('held');
    await released;
    await route.fulfill({ response });
    events.emit('fulfilled');
  });
  await choose('Friday');
  await held;
  await choose('Monday');
  await expect(message).toHaveText(CLOSED_ON_MONDAY);
  events.emit('released');
  await fulfilled;
  // The page reports changes every 300 ms.
  await page.waitForTimeout(700);
  await expect(message).toHaveText(CLOSED_ON_MONDAY);
  expect(fetches).toBe(2);
  guest.ignoreFindings();
});

test('the preview shows a change that is made while its page is loading', async ({ page, guest }) => {
  const events = new EventEmitter();
  const [held, stored] = [once(events, 'held'), once(events, 'stored')];
  let drafts = 0;
  await page.route(/hadaya(\/|%2F)v1(\/|%2F)preview/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response });
    if (++drafts === 2) events.emit('stored');
  });
  let pages = 0;
  await page.route(/hadaya_preview/, async (route) => {
    if (++pages > 1) return route.continue();
    // The server renders the first draft, and the page arrives only after the second draft is stored.
    const response = await route.fetch();
    events.emit('held');
    await stored;
    await page.waitForTimeout(300);
    // The frame may have dropped this request for a newer one.
    await route.fulfill({ response }).catch(() => {});
  });
  await page.goto(SETTINGS_PAGE);
  await openSection(page, 'Contact widget');
  await held;
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await preview.getByText('Simulate visitor').click();
  await preview.getByLabel('Day', { exact: true }).selectOption('Monday');
  await expect(preview.getByRole('status')).toHaveText(CLOSED_ON_MONDAY);
  guest.ignoreFindings();
});
