/**
 * Tests spam checks by services other than Google. Each service's script loads when the form is open and consent is
 * given, and renders its check in the form. The visitor's message contains the result.
 */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../kit/test.ts';
import { shortForm } from './kit/formChannel.ts';
import { answer, fillShort, openForm, send, sent } from './kit/formPage.ts';

const SERVICES = [
  ['turnstile', 'challenges.cloudflare.com', '/turnstile/v0/api.js', 'onloadHadayaTurnstile', 'Cloudflare'],
  ['hcaptcha', 'js.hcaptcha.com', '/1/api.js', 'onloadHadayaHcaptcha', 'hCaptcha'],
] as const;

for (const [service, host, path, ready, name] of SERVICES)
  test.describe(name, () => {
    test.use({ allow: { hosts: [host] } });
    const SCRIPT = `Object.defineProperty(window, '${service}', {value: {
      render(container, {sitekey}) {
        const box = document.createElement('button');
        box.type = 'button';
        box.textContent = 'I am no robot, says ' + sitekey;
        box.onclick = () => { box.dataset.done = 'yes'; };
        container.append(box);
        return box;
      },
      getResponse: (box) => box.dataset.done ? 'a token' : undefined,
      reset(box) { delete box.dataset.done; },
    }}); ${ready}();`;
    const FORM = shortForm({ enable_recaptcha: '1', captcha_service: service, captcha_site_key: 'SITE-KEY' });

    const check = (page: Page) => page.locator('form .front-google-captcha').getByText('I am no robot, says SITE-KEY');

    test.beforeEach(({ page }) =>
      page.route(`https://${host}/**`, (route) => route.fulfill({ contentType: 'text/javascript', body: SCRIPT })),
    );

    test('loads the spam check under a strict policy with Trusted Types', async ({ page, servePage, faults }) => {
      await faults.trustedTypes();
      await openForm(page, servePage, FORM);
      await expect(check(page)).toBeVisible();
    });

    test('renders the spam check in the form and sends its token with the message', async ({
      page,
      servePage,
      server,
      guest,
      snap,
    }) => {
      answer(server, { status: 0, error: 0, errors: [], message: 'The spam check was not passed.' }, 1);
      await openForm(page, servePage, FORM);
      await expect(check(page)).toBeVisible();
      expect(guest.requests.join()).toContain(`${host}${path}?onload=${ready}&render=explicit&hl=en`);
      expect(guest.requests.join()).not.toContain('google.com');
      await expectAccessible(page);
      await snap(`check-${service}`);
      await fillShort(page);
      await send(page);
      await expect(page.locator('.chaty-ajax-error-message')).toHaveText('The spam check was not passed.');
      await check(page).click();
      await send(page);
      await expect.poll(() => sent(server).length).toBe(2);
      const tokens = sent(server).map(({ fields }) => fields.find(([field]) => field === 'v2token')?.[1]);
      expect(tokens).toEqual(['', 'a token']);
      await expect(check(page)).not.toHaveAttribute('data-done');
    });
  });

test('shows a server error for a custom field at that field and focuses it', async ({ page, servePage, server }) => {
  const form = shortForm({
    contact_fields: [
      { field: 'name', title: 'Your name', is_required: 1, placeholder: '', type: 'text' },
      { is_custom: 1, field_dropdown: 'text', field_label: 'Company' },
      { is_custom: 1, field_dropdown: 'file', field_label: 'Logo' },
    ],
  });
  const errors = [
    { field: 'chaty-field-text', index: '1', message: '“Company”: this field is required' },
    { field: 'chaty-field-file', index: '7', message: 'There is no room for files just now.' },
  ];
  answer(server, { status: 0, error: 1, errors, message: '' }, 1);
  await openForm(page, servePage, form);
  await page.getByLabel('Your name').fill('Salma');
  await send(page);
  const company = page.getByLabel('Company');
  await expect(company).toHaveAttribute('aria-invalid', 'true');
  await expect(company).toHaveAccessibleDescription('“Company”: this field is required');
  await expect(company).toBeFocused();
  await expect(page.getByLabel('Logo')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
});
