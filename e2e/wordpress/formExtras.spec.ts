import type { APIRequest, APIRequestContext } from '@playwright/test';
import { findLeads, postMessage } from './kit/message.ts';
import { callsOf, keepOptions, SETTINGS_PAGE, saveForm } from './kit/ownerCalls.ts';
import { printedContact } from './kit/printedContact.ts';
import { PERSON } from './kit/settingsApp.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import type { TestSite } from './kit/TestSite.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.describe.configure({ mode: 'default' });
test.use({ allow: { globals: ['chaty_settings'] } });
test.afterAll(({ site }) => site.setOptions({ hadaya_options: HADAYA_OPTIONS }));

const KEY = '6LcTestKeyOfTheShop_00000000000000000000';

test('stores nothing without consent or a valid captcha token, and accepts the consent text of a cached page', async ({
  request,
  playwright,
  site,
}) => {
  const wrong = await saveForm(request, site, { captcha: { kind: 'v3', site_key: 'x y' }, consent: { enabled: true } });
  expect(Object.keys((await wrong.json()).data.errors).sort()).toEqual([
    'form.captcha.secret',
    'form.captcha.site_key',
    'form.consent.agree',
    'form.consent.label',
    'form.consent.text',
  ]);
  const consent = {
    enabled: true,
    text: 'We <only> answer.',
    page: 'https://shop.example/privacy',
    label: 'Your consent',
    agree: 'Yes, I do',
  };
  const captcha = { kind: 'v3', site_key: KEY, secret: KEY, least: 5, hide_badge: true };
  expect((await saveForm(request, site, { consent, captcha })).status()).toBe(200);
  const html = await (await request.get(`${site.url}/ask/`)).text();
  expect(html).not.toContain('"secret"');
  const { form } = printedContact(html).widgets[0].channels.at(-1);
  expect(form).toMatchObject({ enableRecaptcha: '1', v3SiteKey: KEY, hideRecaptchaBadge: 'yes' });
  expect(form).not.toHaveProperty('v2SiteKey');
  expect(form.fields.at(-1)).toMatchObject({
    type: 'checkbox',
    label: 'Your consent',
    text: expect.stringMatching(/^We {2}answer\. <a href="https:\/\/shop\.example\/privacy"/),
    required: true,
    options: ['Yes, I do'],
  });

  const visitor = await playwright.request.newContext();
  const email = 'captcha@company.example';
  const agreed = {
    email,
    'custom_fields[5][label_checkbox]': 'Your consent',
    'custom_fields[5][slug]': 'checkbox',
    'custom_fields[5][checkbox]': 'Yes, I do',
  };
  const token = (score: number, action = 'contact_form') => JSON.stringify({ success: true, score, action });
  const answerTo = async (fields: Record<string, string>) => (await postMessage(visitor, site, fields)).json();
  expect(await answerTo({ email, token: token(0.9) })).toMatchObject({
    status: 0,
    errors: [{ field: 'chaty-field-consent', message: expect.stringContaining('Yes, I do') }],
  });
  for (const bad of ['', token(0.4), token(0.9, 'login')])
    expect(await answerTo({ ...agreed, token: bad })).toMatchObject({ status: 0, message: /spam check/ });
  expect(findLeads(site, email)).toEqual([]);
  expect(await answerTo({ ...agreed, token: token(0.5) })).toMatchObject({ status: 1 });
  expect(await answerTo({ ...agreed, token: 'service-is-down' })).toMatchObject({ status: 1 });
  expect(String(findLeads(site, email)[0]?.meta_value)).toContain('Yes, I do');
  expect((await saveForm(request, site, { captcha: { ...captcha, kind: 'v2' } })).status()).toBe(200);
  expect(await answerTo({ email, token: token(0.9) })).toMatchObject({ status: 0 });
  expect(await answerTo({ email, v2token: '{"success":true}' })).toMatchObject({ status: 1 });

  expect((await saveForm(request, site, { consent })).status()).toBe(200);
  const { post, read } = await callsOf(request, site);
  const changed = { ...consent, label: 'Consent', agree: 'I agree to this' };
  expect((await post({ revision: 1, settings: { form: { consent: changed } } })).status()).toBe(200);
  expect(JSON.stringify(await read())).not.toContain('earlier_consents');
  const cached = 'cached@company.example';
  const send = async (label: string, text: string) =>
    (
      await postMessage(visitor, site, {
        email: cached,
        'custom_fields[5][label_checkbox]': label,
        'custom_fields[5][slug]': 'checkbox',
        'custom_fields[5][checkbox]': text,
      })
    ).json();
  expect(await send('Your consent', 'No words of ours')).toMatchObject({ status: 0 });
  expect(await send('Your consent', 'Yes, I do')).toMatchObject({ status: 1 });
  expect(String(findLeads(site, cached)[0]?.meta_value)).toContain('Yes, I do');
  expect(await send('Consent', 'I agree to this')).toMatchObject({ status: 1 });
  expect(String(findLeads(site, cached)[0]?.meta_value)).toContain('I agree to this');
  await visitor.dispose();
});

test('a wrong captcha key warns the owner but blocks no one, and emails follow the owner’s templates and the visitor’s language', {
  tag: '@all',
}, async ({ request, playwright, site }) => {
  const captcha = { kind: 'v2', site_key: KEY, secret: KEY };
  expect((await saveForm(request, site, { captcha })).status()).toBe(200);
  const visitor = await playwright.request.newContext();
  const email = 'secret@company.example';
  const send = async (codes: readonly string[]) => {
    const v2token = JSON.stringify({ success: false, 'error-codes': codes });
    return (await postMessage(visitor, site, { email, v2token })).json();
  };
  const reported = async () => {
    const app = await (await request.get(`${site.url}${SETTINGS_PAGE}`)).text();
    return app.includes('rejected the secret key');
  };
  expect(await send(['invalid-input-response'])).toMatchObject({ status: 0 });
  expect(await reported()).toBe(false);
  expect(await send(['invalid-input-secret'])).toMatchObject({ status: 1 });
  expect(findLeads(site, email)).toHaveLength(1);
  expect(await reported()).toBe(true);
  const { post } = await callsOf(request, site);
  const form = { captcha: { ...captcha, secret: `${KEY}_new` } };
  expect((await post({ revision: 1, settings: { form } })).status()).toBe(200);
  expect(await reported()).toBe(false);
  await visitor.dispose();
  await expectMails(request, playwright.request, site);
});

/**
 * Asserts that invalid templates are rejected, that emails use the owner's templates, and that the automatic reply uses
 * the visitor's language and is sent at most once a day.
 */
async function expectMails(request: APIRequestContext, api: APIRequest, site: TestSite): Promise<void> {
  const wrong = await saveForm(request, site, {
    mail: { subject: 'From {nobody}' },
    reply: { enabled: true, texts: [{ language: 'xx', subject: '', body: '{message}' }] },
  });
  expect(Object.keys((await wrong.json()).data.errors).sort()).toEqual([
    'form.mail.subject',
    'form.reply.texts.0.body',
    'form.reply.texts.0.language',
    'form.reply.texts.0.subject',
  ]);
  const texts = [
    { language: 'en', subject: 'Thanks, {name}', body: 'We have it.\n{site}' },
    { language: 'ar', subject: 'شكرا {name}', body: 'وصلت رسالتك.' },
  ];
  const mail = { subject: 'New: {name}', body: '{message}\n--\n{fields}\n{link}' };
  // The PHPUnit test `RecipientsTest` covers the rules for recipients.
  const recipients = [{ by: 'page', value: '/corporate/', to: 'firms@shop.example' }];
  expect((await saveForm(request, site, { mail, recipients, reply: { enabled: true, texts } })).status()).toBe(200);
  const visitor = await api.newContext({
    extraHTTPHeaders: { 'Accept-Language': 'de, en;q=0.3, ar-OM;q=0.8' },
  });
  const email = 'reply@company.example';
  const name = 'Amal https://spam.example/x {site}';
  for (let turn = 0; turn < 2; turn += 1)
    expect(await (await postMessage(visitor, site, { email, name })).json()).toMatchObject({ status: 1 });
  const mails = site.mails().slice(-3);
  expect(mails[0]).toMatchObject({ to: 'sales@shop.example', subject: `New: ${name}` });
  expect(mails[0]?.message).toMatch(
    /^Two hundred notebooks\n--\nName: Amal[\s\S]*admin\.php\?page=hadaya-inbox&lead=\d+$/,
  );
  expect(mails[1]).toMatchObject({ to: email, subject: 'شكرا Amal', message: 'وصلت رسالتك.' });
  expect(mails[1]?.headers).toContain('Auto-Submitted: auto-replied');
  expect(mails[2]).toMatchObject({ to: 'sales@shop.example' });
  // Like views, messages are counted by the page's language, not by the browser's.
  const lead = Number(findLeads(site, email)[0]?.ID);
  const languages = site.query(
    'SELECT meta_value FROM wp_postmeta WHERE meta_key = ? AND post_id = ?',
    '_hadaya_language',
    lead,
  );
  expect(languages).toEqual([{ meta_value: 'en' }]);
  // The page's language takes precedence over the browser's.
  site.setOption('hadaya_test_page_language', 'en_GB');
  await postMessage(visitor, site, { email: 'page@company.example' });
  site.setOption('hadaya_test_page_language', null);
  expect(site.mails().at(-1)).toMatchObject({ to: 'page@company.example', subject: 'Thanks, Amal' });
  const before = site.mails().length;
  await postMessage(visitor, site, { email, ref_url: `${site.url}/corporate/?a=1` });
  expect(
    site
      .mails()
      .slice(before)
      .map(({ to }) => to),
  ).toEqual(['firms@shop.example']);
  await visitor.dispose();
}

test.describe('in the browser', () => {
  test.use({
    userAgent: PERSON,
    allow: { globals: ['chaty_settings'], hosts: ['www.google.com'] },
  });
  const SERVICE = `Object.defineProperty(window, 'grecaptcha', {value: {
    render(container) {
      const box = document.createElement('button');
      box.type = 'button';
      box.textContent = 'I am no robot';
      box.onclick = () => { box.dataset.done = 'yes'; };
      container.append(box);
      return box;
    },
    getResponse: (box) => box.dataset.done ? '{"success":true}' : '',
    reset(box) { delete box.dataset.done; },
  }}); onloadChatyCallback();`;

  test('the second widget’s form is sent only with consent and a passed spam check', {
    tag: '@all',
  }, async ({ page, site, snap }) => {
    const consent = { enabled: true, text: 'Only to answer you.', label: 'Your consent', agree: 'I agree', page: '' };
    const form = {
      ...HADAYA_OPTIONS.form,
      consent: { ...consent, page: 'https://shop.example/privacy' },
      captcha: { kind: 'v2', site_key: KEY, secret: KEY },
    };
    const first = { ...HADAYA_OPTIONS.widgets[0], id: 0, form: false, channels: [] };
    const second = { ...first, id: 1, name: 'Second', position: 'left', form: true };
    keepOptions(site, { ...HADAYA_OPTIONS, widgets: [first, second], form });
    await page.route('https://www.google.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: SERVICE }),
    );
    await page.goto('/ask/');
    // The page does not show the first widget, which has neither a channel nor the form.
    await page.locator('#chaty-widget-_1 .Contact_Us-channel-link .chaty-link').click();
    const panel = page.getByRole('dialog', { name: 'Contact us' });
    await panel.locator('.field-name').fill('Amal');
    await panel.locator('.field-email').fill('second@company.example');
    await panel.locator('.field-message').fill('Two hundred notebooks');
    const send = panel.locator('.chaty-submit-button');
    const agreement = panel.getByRole('checkbox', { name: 'I agree (required)' });
    await expect(agreement).not.toBeChecked();
    await expect(agreement).toHaveAccessibleDescription('Only to answer you. Privacy policy');
    await send.click();
    await expect(agreement).toHaveAttribute('aria-invalid', 'true');
    await expect(agreement).toBeFocused();
    await expect(panel.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', /shop.example/);
    await agreement.press('Space');
    await expect(agreement).toBeChecked();
    await snap('wordpress-consent');
    await send.click();
    await expect(panel.getByText('The spam check failed. Please try again.')).toBeVisible();
    await panel.getByText('I am no robot').click();
    await send.click();
    await expect(page.getByText('Thank you. We will reply soon.')).toBeVisible();
    const [kept, ...others] = findLeads(site, 'second@company.example');
    expect(others).toEqual([]);
    expect(JSON.stringify(kept)).toContain('I agree');
  });
});
