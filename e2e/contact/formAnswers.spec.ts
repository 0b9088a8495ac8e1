import { settle } from '../kit/settle.ts';
import { expect, test } from '../kit/test.ts';
import { shortForm } from './kit/formChannel.ts';
import { answer, fillShort, focusedName, openForm, STORED, send } from './kit/formPage.ts';

test.describe('form responses', () => {
  test('marks and focuses an invalid field, and clears and closes the form after success', async ({
    page,
    servePage,
    server,
    snap,
  }) => {
    await page.clock.install();
    const refusal = {
      status: 0,
      error: 1,
      errors: [
        { field: 'chaty-field-email', message: '<b>not valid</b>' },
        { field: '.x,#y', message: 'odd' },
      ],
      message: '',
    };
    answer(server, refusal, 1);
    answer(server, { ...STORED, close_form_after: 'yes', close_form_after_seconds: '120' });
    await openForm(page, servePage, shortForm());
    await fillShort(page);
    await send(page);
    await expect(page.locator('.field-email.has-chaty-error')).toBeVisible();
    await expect(
      page
        .locator('.field-email')
        .locator('xpath=ancestor::div[contains(@class,"chaty-contact-input")]')
        .locator('.chaty-error-msg'),
    ).toHaveText('<b>not valid</b>');
    await expect(page.locator('.chaty-ajax-error-message')).toHaveText('odd');
    await expect.poll(() => focusedName(page)).toBe('email');
    await expect(page.getByLabel('Your name')).toHaveValue('Salma');
    await send(page);
    await expect(page.locator('.chaty-ajax-success-message')).toHaveText('Thank you');
    await snap('contact-form-sent');
    await expect(page.getByLabel('Your name')).toHaveValue('');
    await expect(page.locator('.chaty-contact-form-box')).toBeVisible();
    await page.clock.runFor(120_000);
    await expect(page.locator('.chaty-contact-form-box')).toBeHidden();
  });
  test('follows a redirect once, in a new tab or the same tab, and ignores a hostile URL', async ({
    page,
    servePage,
    server,
    guest,
  }) => {
    await guest.allow({ console: [/redirect of the contact form/] });
    await page.addInitScript(() => {
      const opened: unknown[] = [];
      Object.defineProperty(window, '__opened', { value: opened });
      Object.defineProperty(window, 'open', { value: (...args: unknown[]) => void opened.push(args) });
    });
    answer(
      server,
      { ...STORED, redirect_action: 'yes', link_in_new_tab: 'yes', redirect_link: 'https://gifts.example/thanks' },
      1,
    );
    const hostile = 'javascript:window.__pwn=1';
    answer(server, { ...STORED, redirect_action: 'yes', link_in_new_tab: 'yes', redirect_link: hostile }, 1);
    answer(server, { ...STORED, redirect_action: 'yes', redirect_link: '/about/' });
    await openForm(page, servePage, shortForm());
    for (let turn = 0; turn < 2; turn += 1) {
      await fillShort(page);
      await send(page);
      await expect(page.locator('.chaty-ajax-success-message')).toBeVisible();
      await settle(page);
    }
    // Waits for the warning about the second, hostile redirect; a widget that opened the first redirect twice would
    // have done so by then.
    await expect.poll(() => guest.consoleLines().join()).toContain('redirect of the contact form');
    expect(await page.evaluate(() => Reflect.get(window, '__opened'))).toEqual([
      ['https://gifts.example/thanks', '_blank', 'noopener'],
    ]);
    await fillShort(page);
    await send(page);
    await page.waitForURL('**/about/');
  });
});
