import { contactChannel } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { lateFile } from '../kit/lateFile.ts';
import { expect, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';
import { shortForm } from './kit/formChannel.ts';
import { openForm } from './kit/formPage.ts';

const channels = SIMPLE_CHANNELS;
const widget = (page: Page, id = '0') => page.locator(`#chaty-widget-${id} .chaty-widget`);

async function coverPage(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

test('auto-hide counts time only while the page is visible, and accepts a delay of 30 days', async ({
  page,
  servePage,
}) => {
  const hides = (id: number | string, seconds: number) => ({
    id,
    triggers: { has_time_delay: 0, auto_hide_widget: 1, hide_after: seconds },
    channels,
  });
  await page.clock.install();
  const isCounting = lateFile(page, /\/contact-widget-triggers/);
  await openContact(page, servePage, { widgets: [hides(0, 200), hides('_1', 2_592_000)] });
  await isCounting();
  await page.clock.runFor(40_000);
  await coverPage(page, true);
  await page.clock.runFor(300_000);
  await expect(widget(page)).toBeVisible();
  await coverPage(page, false);
  await page.clock.runFor(60_000);
  await expect(widget(page)).toBeVisible();
  await page.clock.runFor(101_000);
  await expect(widget(page)).toBeHidden();
  await expect(page.locator('body > #chaty-widget-0')).not.toHaveClass(/active/);
  await expect(widget(page, '_1')).toBeVisible();
  await expect(page.locator('body > #chaty-widget-_1')).toHaveClass(/ active/);
});

test('a text selection dragged out of a panel keeps the panel open', async ({ page, servePage }) => {
  await openForm(page, servePage, shortForm());
  const field = page.getByLabel('Your name');
  await field.fill('Salma of the ministry');
  const box = await field.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 120, (box?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move(40, 300, { steps: 5 });
  await page.mouse.up();
  await expect(page.locator('.chaty-contact-form-box')).toBeVisible();
  await expect(field).toHaveValue('Salma of the ministry');
});

test('closing a panel with an outside click or Escape keeps the input', async ({ page, servePage }) => {
  await openForm(page, servePage, shortForm());
  const field = page.getByLabel('Your name');
  await field.fill('Salma of the ministry');
  await page.mouse.click(40, 300);
  await expect(page.locator('.chaty-contact-form-box')).toBeHidden();
  for (const _turn of ['closed outside', 'closed by Escape']) {
    await page.locator('.open-chaty').press('Enter');
    await page.locator('#Contact_Us-0-channel a').press('Enter');
    await expect(field).toBeVisible();
    await expect(field).toHaveValue('Salma of the ministry');
    await page.keyboard.press('Escape');
    await expect(page.locator('.open-chaty')).toBeFocused();
  }
});

test('two hundred channels are reachable on a phone, both in a column and in a row', async ({
  page,
  servePage,
  snap,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const many = Array.from({ length: 200 }, (_, index) =>
    contactChannel(`Custom_Link_${index}`, { value: 'x', url: 'https://gifts.example/', hover_text: `No. ${index}` }),
  );
  await openContact(page, servePage, {
    widgets: [
      { settings: { icon_view: 'vertical' }, channels: many },
      { id: '_1', settings: { icon_view: 'horizontal', position: 'left' }, channels: many },
    ],
  });
  for (const [id, name] of [
    ['0', 'column'],
    ['_1', 'row'],
  ] as const) {
    await page.locator(`#chaty-widget-${id} .open-chaty`).click();
    for (const index of [0, 66, 133, 199]) {
      const link = page.locator(`#Custom_Link_${index}-${id}-channel a`);
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport({ ratio: 0.99 });
    }
    const sheet = await page.locator(`#chaty-widget-${id} .chaty-many`).boundingBox();
    expect(sheet?.y).toBeGreaterThanOrEqual(0);
    expect([sheet?.x, (sheet?.x ?? 0) + (sheet?.width ?? 0)]).toEqual([12, 378]);
    await snap(`contact-two-hundred-${name}`);
  }
});

test('reports reversed dates to the owner and ignores an unreadable date', async ({ page, servePage, guest }) => {
  await guest.allow({ console: [/its end date|is invalid/] });
  const dated = (id: number | string, start_date_time: string, end_date_time: string) => ({
    id,
    triggers: {
      has_time_delay: 0,
      has_date_scheduling_rules: 1,
      date_scheduling_rules: { start_date_time, end_date_time },
      time_diff: '+4',
    },
    channels,
  });
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await openContact(page, servePage, {
    path: '/contact-test/?hadaya_debug=1',
    widgets: [dated(0, 'next week', ''), dated('_1', '2030-01-02 00:00:00', '2030-01-01 00:00:00')],
  });
  await expect(widget(page)).toBeVisible();
  await expect(page.locator('#chaty-widget-_1')).toHaveCount(0);
  await expect.poll(() => said.join('\n')).toContain('the start date "next week" is invalid');
  await expect.poll(() => said.join('\n')).toContain('before its start date (2030-01-02 00:00:00)');
});

test('an unreachable or non-numeric scroll trigger fires at the end of the page', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ console: [/outside 0 to 100|is not a number/] });
  const scrolled = (id: number | string, display_after_page_scroll: string) => ({
    id,
    triggers: { has_time_delay: 0, has_display_after_page_scroll: 1, display_after_page_scroll },
    channels,
  });
  await openContact(page, servePage, {
    body: '<div style="height: 3000.4px">Gifts</div>',
    waits: true,
    widgets: [scrolled(0, '250'), scrolled('_1', 'half')],
  });
  await expect(page.locator('body > .chaty')).toHaveCount(2);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(widget(page)).toBeVisible();
  await expect(widget(page, '_1')).toBeVisible();
});
