import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../kit/test.ts';
import { askForQuote } from './kit/demoForm.ts';

/** Changes by the page's own script, which updates the URL, confirms each change in the panel, and shows the bar. */
const hostChanges = [{ selector: '.contact-applied' }, { selector: '.contact-bar', attributes: ['hidden'] }];
test.use({ reducedMotion: 'reduce', allow: { pageState: ['address', 'history'], hostChanges } });

const launcher = (page: Page) => page.locator('#chaty-widget-0 .open-chaty');

async function openDemo(page: Page, query = ''): Promise<void> {
  await page.goto(`/contact/${query}`);
  await expect(launcher(page)).toBeVisible();
  await page.evaluate(() => Reflect.set(document, 'hadayaTest', 'kept'));
}
const choose = (page: Page, name: string, choice: string) =>
  page.locator(`select[name="${name}"]`).selectOption(choice);

test('options in the demo panel apply without a reload and update the URL', async ({ page }) => {
  await openDemo(page);
  await expect(page.getByRole('button', { name: 'Apply' })).toBeHidden();
  await choose(page, 'position', 'left');
  await expect(page.locator('#chaty-widget-0 .chaty-widget')).toHaveClass(/left-position/);
  await expect(page.locator('#chaty-widget-_1 .chaty-widget')).toHaveClass(/right-position/);
  await expect(page.getByRole('status')).toHaveText('Applied. Side: left');
  await choose(page, 'size', '94');
  await expect(launcher(page)).toHaveJSProperty('offsetWidth', 94);
  await choose(page, 'effect', 'pulse');
  await expect(page.locator('#chaty-widget-0 .chaty-animation-pulse')).toBeVisible();
  await choose(page, 'layout', 'horizontal');
  await expect(page.locator('#chaty-widget-0 .hor-mode')).toBeAttached();
  await choose(page, 'state', 'open');
  await expect(page.locator('#chaty-widget-0 .chaty-open')).toBeVisible();
  await choose(page, 'state', 'click');
  await expect(page.locator('#chaty-widget-0 .chaty-open')).toHaveCount(0);
  await choose(page, 'icon', 'chat-smile');
  await choose(page, 'people', 'form');
  await launcher(page).hover();
  await expect(page.locator('#chaty-widget-0 .chaty-channel-list .chaty-channel').first()).toHaveAttribute(
    'data-channel',
    'Contact_Us',
  );
  await choose(page, 'people', 'always');
  await launcher(page).hover();
  await expect(page.locator('#chaty-widget-0 .chaty-channel-list .chaty-channel').first()).toHaveAttribute(
    'data-channel',
    'Whatsapp',
  );
  await expect
    .poll(() => new URL(page.url()).search)
    .toBe('?position=left&size=94&effect=pulse&layout=horizontal&state=click&icon=chat-smile&people=always');
  expect(await page.evaluate(() => Reflect.get(document, 'hadayaTest'))).toBe('kept');
  await page.reload();
  await expect(page.locator('#chaty-widget-0 .chaty-widget')).toHaveClass(/left-position/);
});

test('the demo panel works by keyboard under a strict policy and keeps focus', async ({ page }) => {
  await openDemo(page, '?csp=strict');
  const side = page.getByLabel('Side');
  await side.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('#chaty-widget-0 .chaty-widget')).toHaveClass(/left-position/);
  await expect(side).toBeFocused();
  await expectAccessible(page);
  await expect.poll(() => new URL(page.url()).search).toBe('?csp=strict&position=left');
});

/** Warnings to the owner about a rejected or failed message. */
const OWNER_LINES = /the token of the contact form has expired|a contact form message was not stored/;

test('the demo’s server responds to the form as selected in the panel or in the URL', async ({ page, guest }) => {
  await guest.allow({ console: [/Failed to load resource/, OWNER_LINES] });
  await openDemo(page, '?answer=field-errors');
  for (const [answer, shown] of [
    ['field-errors', '.field-email.has-chaty-error'],
    ['stored', '.chaty-ajax-success-message'],
    ['refused', '.chaty-ajax-error-message'],
    ['500', '.chaty-not-sent'],
    ['html', '.chaty-not-sent'],
    ['offline', '.chaty-not-sent'],
  ] as const)
    await test.step(answer, async () => {
      if (answer !== 'field-errors') {
        await choose(page, 'answer', answer);
        await expect(page.locator('.chaty-ajax-contact-form')).toHaveCount(0);
      }
      await askForQuote(page);
      await expect(page.locator(shown)).toBeVisible();
    });
});

for (const [dir, query] of [
  ['left to right', ''],
  ['Arabic', '?dir=rtl'],
] as const)
  test(`on the contact page, a bar lifts the widget, and the form opens on desktop and phone (${dir})`, async ({
    page,
    snap,
  }) => {
    await openDemo(page, query);
    const top = async () => Math.round((await launcher(page).boundingBox())?.y ?? 0);
    for (const [name, width, height] of [
      ['desktop', 1280, 800],
      ['phone', 390, 844],
    ] as const)
      await test.step(name, async () => {
        await page.setViewportSize({ width, height });
        await expect(page.locator('#chaty-widget-_1 .open-chaty')).toBeVisible();
        await expectAccessible(page);
        await snap(`contact-demo-${name}-${dir}`);
        await expect.poll(top).toBeGreaterThan(height / 2);
        const rest = await top();
        await choose(page, 'bar', 'cookies');
        const bar = (await page.locator('.contact-bar').boundingBox())?.height ?? 0;
        await expect.poll(top).toBe(rest - Math.round(bar));
        await expectAccessible(page);
        await snap(`contact-live-${name}-${dir}`);
        await choose(page, 'bar', 'none');
        await expect.poll(top).toBe(rest);
        await page.locator('[data-hadaya-open="Contact_Us"]').click();
        await expect(page.locator('#chaty-form-0-Contact_Us')).toBeVisible();
        await snap(`contact-demo-${name}-${dir}-form`);
        await page.keyboard.press('Escape');
        await expect(page.locator('#chaty-form-0-Contact_Us')).toBeHidden();
      });
  });
