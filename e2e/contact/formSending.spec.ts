import { expect, expectAccessible, test } from '../kit/test.ts';
import { shortForm } from './kit/formChannel.ts';
import { answer, fillShort, openForm, SUBMIT, send, sent } from './kit/formPage.ts';

const FILE_FORM = shortForm({
  contact_fields: [
    { field: 'name', title: 'Your name', is_required: 1, placeholder: '', type: 'text' },
    { is_custom: 1, field_dropdown: 'file', field_label: 'Logo or brief' },
  ],
});
const png = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.alloc(200_000, 7) });

test.describe('the visible spam check', () => {
  test.use({ allow: { hosts: ['www.google.com'] } });
  const SERVICE = `Object.defineProperty(window, 'grecaptcha', {value: {
    render(container, {sitekey}) {
      const box = document.createElement('button');
      box.type = 'button';
      box.textContent = 'I am no robot, says ' + sitekey;
      box.onclick = () => { box.dataset.done = 'yes'; };
      container.append(box);
      return box;
    },
    getResponse: (box) => box.dataset.done ? 'v2 token' : '',
    reset(box) { delete box.dataset.done; },
  }}); onloadChatyCallback();`;

  test('sends its token with the form and then resets', async ({ page, servePage, server, guest }) => {
    await page.route('https://www.google.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: SERVICE }),
    );
    answer(server, { status: 0, error: 0, errors: [], message: 'Invalid Captcha, Please try again' }, 1);
    await openForm(page, servePage, shortForm({ enable_recaptcha: '1', v2_site_key: 'SITE-KEY' }));
    const check = page.locator('form .front-google-captcha').getByText('I am no robot, says SITE-KEY');
    await expect(check).toBeVisible();
    expect(guest.requests.join()).toContain('api.js?onload=onloadChatyCallback&render=explicit&hl=en');
    await expectAccessible(page);
    await fillShort(page);
    await send(page);
    await expect(page.locator('.chaty-ajax-error-message')).toHaveText('Invalid Captcha, Please try again');
    await check.click();
    await send(page);
    await expect.poll(() => sent(server).length).toBe(2);
    const tokens = sent(server).map(({ fields }) => fields.find(([name]) => name === 'v2token')?.[1]);
    expect(tokens).toEqual(['', 'v2 token']);
    await expect(check).not.toHaveAttribute('data-done');
  });
});

test.describe('uploads', () => {
  test('shows upload progress and keeps the input after a cancelled upload', async ({ page, servePage, server }) => {
    server.backend.faults.set(SUBMIT, { hang: true });
    await openForm(page, servePage, FILE_FORM);
    await page.getByLabel('Your name').fill('Salma');
    await page.getByLabel('Logo or brief').setInputFiles([png('a.png'), png('b.png')]);
    await expect(page.locator('.chaty-files li')).toHaveCount(2);
    await send(page);
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(page.getByText(/^\d+% sent$/)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.locator('.chaty-submit-button')).toHaveAttribute('aria-disabled', 'false');
    await expect(page.locator('.chaty-not-sent, .chaty-ajax-error-message')).toHaveCount(0);
    await expect(page.getByLabel('Your name')).toHaveValue('Salma');
    await expect(page.locator('.chaty-files li')).toHaveCount(2);

    server.backend.faults.clear();
    await send(page);
    await expect(page.locator('.chaty-ajax-success-message')).toBeVisible();
    const message = sent(server).at(-1);
    expect(message?.files.map(({ field, name }) => [field, name])).toEqual([
      ['custom_fields[1][file]', 'a.png'],
      ['custom_fields[2][file]', 'b.png'],
    ]);
    expect(message?.fields.filter(([name]) => name.includes('label_file'))).toEqual([
      ['custom_fields[1][label_file]', 'Logo or brief'],
      ['custom_fields[2][label_file]', 'Logo or brief (2)'],
    ]);
  });
});
