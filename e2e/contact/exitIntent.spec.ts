import type { Page } from '@playwright/test';
import { expect, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';
import { AGENTS } from './kit/visitor.ts';

// The widget adds one history entry after a visitor's gesture and removes it after use.
test.use({ userAgent: AGENTS.android, allow: { pageState: ['history'] } });

const BODY = `<p><a href="#end">To the end</a> <a href="#end">The end again</a></p><div style="height: 3000px"></div><p id="end">The end</p>`;
const widget = (page: Page) => page.locator('#chaty-widget-0 .chaty-widget');

/** Opens the test page after another page, so that the test can detect when the visitor goes back to the first page. */
async function openBehindAnother(
  page: Page,
  servePage: Parameters<typeof openContact>[1],
  triggers: Record<string, unknown>,
): Promise<void> {
  await page.goto(servePage('/before/', { html: '<!doctype html><title>Before</title><h1>Before</h1>' }));
  await openContact(page, servePage, {
    body: BODY,
    waits: true,
    widgets: [{ triggers: { has_time_delay: 0, ...triggers }, channels: SIMPLE_CHANNELS }],
  });
  await expect(page.locator('#chaty-widget-0')).toBeAttached();
}

test('following an in-page link and going back does not trigger exit intent', async ({ page, servePage }) => {
  await openBehindAnother(page, servePage, { exit_intent: 1 });
  const length = await page.evaluate(() => history.length);
  // A gesture adds the history entry for Back only after the code that handles exit intent has loaded.
  await expect(async () => {
    await page.locator('h1').click();
    expect(await page.evaluate(() => history.length)).toBe(length + 1);
  }).toPass();
  await page.getByText('To the end').click();
  await expect(page).toHaveURL(/#end$/);
  await page.getByText('The end again').click();
  await expect(page.locator('#chaty-widget-0')).not.toHaveClass(/ active/);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).not.toHaveURL(/#end$/);
  await expect(page.locator('#chaty-widget-0')).not.toHaveClass(/ active/);
  await page.goBack({ waitUntil: 'commit' });
  await expect(widget(page)).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveTitle('Before');
});

test('Back skips the widget’s history entry when a script call has already shown the widget', async ({
  page,
  servePage,
}) => {
  await openBehindAnother(page, servePage, { exit_intent: 1 });
  const length = await page.evaluate(() => history.length);
  await expect(async () => {
    await page.locator('h1').click();
    expect(await page.evaluate(() => history.length)).toBe(length + 1);
  }).toPass();
  await page.getByText('To the end').click();
  await page.evaluate(() => Reflect.get(window, 'hadaya').contact.show(0));
  await expect(widget(page)).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).not.toHaveURL(/#end$/);
  // The widget skips its own history entry, so the visitor does not have to press Back an extra time.
  await expect.poll(() => page.evaluate(() => Reflect.has(history.state ?? {}, 'hadayaExit'))).toBe(false);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveTitle('Before');
});
