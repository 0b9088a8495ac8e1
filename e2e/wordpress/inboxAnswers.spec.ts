import {
  detailOf,
  emailOf,
  emptyInbox,
  INBOX,
  idOf,
  leadCalls,
  openerOf,
  stateOf,
  toldOf,
  writeAs,
} from './kit/inbox.ts';
import { logIn } from './kit/session.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import type { TestSite } from './kit/TestSite.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.describe.configure({ mode: 'default' });
test.use({ allow: { globals: ['chaty_settings'] } });
test.beforeEach(({ site }) => emptyInbox(site));
test.afterEach(({ site }) => site.setOptions({ hadaya_options: HADAYA_OPTIONS, hadaya_test_mail: null }));

let before = 0;
test.beforeEach(({ site }) => {
  before = site.mails().length;
});
const mailsTo = (site: TestSite, email: string) =>
  site
    .mails()
    .slice(before)
    .filter(({ to }) => to === email);
const headerOf = (mail: { readonly headers: readonly string[] } | undefined, name: string) =>
  mail?.headers.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);

test('replies are threaded, signed and in the visitor’s language, and remain readable in the inbox', async ({
  page,
  site,
  guest,
}) => {
  const messages = {
    templates: [
      { language: 'en', title: 'Offer', text: 'The offer for {name} of {site}.' },
      { language: 'ar', title: 'عرض', text: 'عرض لـ {name}' },
    ],
    signatures: [
      { language: 'en', text: 'Gifts House, Muscat' },
      { language: 'ar', text: 'بيت الهدايا' },
    ],
  };
  site.setOption('hadaya_options', { ...HADAYA_OPTIONS, messages });
  const email = emailOf('Amal');
  await writeAs(page.request, site, 'Amal', { message: 'First line\nsecond line' });
  await writeAs(page.request, site, 'Salim', { name: 'سالم', message: 'مئة دفتر مع الشعار' });
  await logIn(page.request, site.url);
  await page.goto(INBOX);
  await openerOf(page, 'Amal').click();
  const detail = detailOf(page);
  const answer = detail.getByLabel('Your reply');
  await expect(answer).toHaveValue('Hello Amal,\n\n\n\nGifts House, Muscat');
  await detail.getByLabel('Insert quick reply').selectOption('Offer (English)');
  await expect(answer).toHaveValue(/^Hello Amal,\n\nThe offer for Amal of .+\.\n\nGifts House, Muscat$/);
  await detail.getByLabel('Subject').fill('Re: Your\nlanterns');
  await detail.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(toldOf(page)).toContainText('Email sent.');
  await answer.fill('And one more thing.');
  await detail.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(detail.locator('.hadaya-inbox-thread li')).toHaveCount(2);

  const [first, second] = mailsTo(site, email);
  expect(first?.subject).toBe('Re: Your lanterns');
  expect(first?.message).toMatch(/Gifts House, Muscat\n\n> First line\n> second line$/);
  expect(headerOf(first, 'Reply-To')).toBe('sales@shop.example');
  const root = headerOf(first, 'In-Reply-To') ?? '';
  expect(root).toMatch(/^<hadaya\.\d+\.[0-9a-f]{12}@[\w.]+>$/);
  expect(headerOf(first, 'References')).toBe(root);
  expect(second?.subject).toBe('Re: Your lanterns');
  const reference = root.replace('@', '.1@');
  expect(headerOf(second, 'In-Reply-To')).toBe(reference);
  expect(headerOf(second, 'References')).toBe(`${root} ${reference}`);

  await toldOf(page).getByRole('button', { name: 'Dismiss this notice' }).click();
  await page.reload();
  await expect(detail.locator('.hadaya-inbox-thread')).toContainText(`Email to ${email}`);
  await expect(detail.locator('.hadaya-inbox-thread')).toContainText('And one more thing.');

  await openerOf(page, 'سالم').click();
  await expect(answer).toHaveValue(/^مرحب.+سالم[\s\S]*بيت الهدايا$/);
  await expect(answer).toHaveAttribute('dir', 'rtl');
  await expect(detailOf(page).getByLabel('Insert quick reply').locator('option').nth(1)).toContainText('العربية');
  guest.ignoreFindings();
});

test('keeps the text of an email that fails to send, and sends one email for simultaneous replies', async ({
  page,
  site,
  guest,
}) => {
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await writeAs(page.request, site, 'Amal', { phone: '+968 9000 0001' });
  await writeAs(page.request, site, 'Badr', { phone: '12345' });
  await logIn(page.request, site.url);
  await page.goto(INBOX);
  await openerOf(page, 'Badr').click();
  await detailOf(page).getByRole('button', { name: 'Reply on WhatsApp' }).click();
  await expect(detailOf(page)).toContainText('no phone number with a country code');
  await openerOf(page, 'Amal').click();
  await detailOf(page).getByRole('button', { name: 'Reply on WhatsApp' }).click();
  const link = detailOf(page).getByRole('link', { name: 'Open WhatsApp chat with +96890000001' });
  await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/96890000001\?text=Hello%20Amal%2C/);
  const [opened] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await opened.close();
  await expect(toldOf(page)).toContainText('Message marked as replied.');
  expect(stateOf(site, emailOf('Amal'))).toBe('hadaya_answered');
  await toldOf(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toldOf(page)).toContainText('Change undone.');
  expect(stateOf(site, emailOf('Amal'))).toBe('private');

  await page.goto(INBOX);
  await openerOf(page, 'Amal').click();
  site.setOption('hadaya_test_mail', 'fails');
  const answer = detailOf(page).getByLabel('Your reply');
  await answer.fill('My long answer');
  await detailOf(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(toldOf(page)).toContainText('Sending failed: SMTP connect() failed');
  await expect(toldOf(page)).not.toContainText('hunter2');
  await expect(answer).toHaveValue('My long answer');
  await expect(detailOf(page).locator('.hadaya-inbox-thread')).toContainText('Email not sent');
  await expect(openerOf(page, 'Amal')).toContainText('email not sent');
  expect(stateOf(site, emailOf('Amal'))).toBe('private');
  site.setOption('hadaya_test_mail', null);
  await detailOf(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(toldOf(page)).toContainText('Email sent.');
  expect(mailsTo(site, emailOf('Amal'))).toHaveLength(1);
  guest.ignoreFindings();

  const id = idOf(site, emailOf('Badr'));
  const call = await leadCalls(page.request, site);
  const { body } = await call('GET', `/${id}`);
  const { revision }: { revision: string } = body.lead;
  const sent = { revision, kind: 'mail', subject: 'Re: x', text: 'At once' };
  const answers = await Promise.all([1, 2, 3].map(() => call('POST', `/${id}/answers`, sent)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(mailsTo(site, emailOf('Badr')).filter(({ message }) => message.startsWith('At once'))).toHaveLength(1);
  for (const bad of [{ text: ' ' }, { subject: '' }, { revision: 'x' }]) {
    expect((await call('POST', `/${id}/answers`, { ...sent, ...bad })).status, JSON.stringify(bad)).toBeGreaterThan(
      399,
    );
  }
});
